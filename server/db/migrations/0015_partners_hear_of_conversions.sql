CREATE TABLE "desk_keys" (
	"uuid" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"person_id" uuid NOT NULL,
	"name" text NOT NULL,
	"hash" text NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "desk_keys_hash_unique" UNIQUE("hash")
);
--> statement-breakpoint
CREATE TABLE "doctor_findings" (
	"medium_uuid" uuid NOT NULL,
	"page" text NOT NULL,
	"codes" text[] NOT NULL,
	"found_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "doctor_findings_medium_uuid_page_pk" PRIMARY KEY("medium_uuid","page")
);
--> statement-breakpoint
CREATE TABLE "medium_endpoints" (
	"uuid" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"medium_uuid" uuid NOT NULL,
	"kind" text NOT NULL,
	"url" text NOT NULL,
	"secrets" text[] DEFAULT '{}' NOT NULL,
	"needs" text[] DEFAULT '{}' NOT NULL
);
--> statement-breakpoint
ALTER TABLE "doctor_findings" ADD CONSTRAINT "doctor_findings_medium_uuid_media_uuid_fk" FOREIGN KEY ("medium_uuid") REFERENCES "public"."media"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "medium_endpoints" ADD CONSTRAINT "medium_endpoints_medium_uuid_media_uuid_fk" FOREIGN KEY ("medium_uuid") REFERENCES "public"."media"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "desk_keys_person" ON "desk_keys" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "medium_endpoints_medium" ON "medium_endpoints" USING btree ("medium_uuid");--> statement-breakpoint
CREATE INDEX "deliveries_medium" ON "deliveries" USING btree ("recipient_key","created_at") WHERE "deliveries"."recipient" = 'medium';