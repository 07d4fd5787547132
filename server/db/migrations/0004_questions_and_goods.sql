CREATE TABLE "questions" (
	"uuid" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"request_uuid" uuid NOT NULL,
	"shop_uuid" uuid NOT NULL,
	"asked_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"text" text NOT NULL,
	"answered_at" timestamp with time zone,
	"answer" text
);
--> statement-breakpoint
ALTER TABLE "matches" ADD COLUMN "bettered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "request_items" ADD COLUMN "withdrawn_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "better_asked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_request_uuid_shop_uuid_matches_request_uuid_shop_uuid_fk" FOREIGN KEY ("request_uuid","shop_uuid") REFERENCES "public"."matches"("request_uuid","shop_uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "questions_lead" ON "questions" USING btree ("request_uuid","shop_uuid");