CREATE TABLE "desk_challenges" (
	"challenge" text PRIMARY KEY NOT NULL,
	"person_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "desk_passkeys" (
	"uuid" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"person_id" uuid NOT NULL,
	"name" text NOT NULL,
	"credential" text NOT NULL,
	"public_key" text NOT NULL,
	"counter" bigint DEFAULT 0 NOT NULL,
	"transports" text[] DEFAULT '{}' NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "desk_passkeys_credential_unique" UNIQUE("credential")
);
--> statement-breakpoint
CREATE INDEX "desk_passkeys_person" ON "desk_passkeys" USING btree ("person_id");