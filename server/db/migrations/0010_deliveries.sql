CREATE TABLE "deliveries" (
	"uuid" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"event" text NOT NULL,
	"channel" text NOT NULL,
	"recipient" text NOT NULL,
	"recipient_key" text DEFAULT '' NOT NULL,
	"subject" text NOT NULL,
	"subject_uuid" uuid NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"error" text,
	"attempted_at" timestamp with time zone,
	"settled_at" timestamp with time zone,
	"job" uuid
);
--> statement-breakpoint
ALTER TABLE "installation" ADD COLUMN "link_key" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "matches" ADD COLUMN "link_version" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "link_version" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "email" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "deliveries_new" ON "deliveries" USING btree ("created_at") WHERE "deliveries"."state" = 'waiting' and "deliveries"."job" is null;--> statement-breakpoint
CREATE INDEX "deliveries_dead" ON "deliveries" USING btree ("settled_at") WHERE "deliveries"."state" = 'dead';--> statement-breakpoint
CREATE INDEX "deliveries_subject" ON "deliveries" USING btree ("subject_uuid");--> statement-breakpoint
CREATE INDEX "deliveries_created" ON "deliveries" USING btree ("created_at");