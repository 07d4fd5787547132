CREATE TABLE "desk_silent_invitations" (
	"uuid" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"invited_until" timestamp with time zone NOT NULL,
	"shop_uuid" uuid NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "desk_people" ADD COLUMN "invited_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "medium_endpoints" ADD COLUMN "added_by" uuid;--> statement-breakpoint
ALTER TABLE "medium_endpoints" ADD COLUMN "stopped_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "desk_silent_invitations" ADD CONSTRAINT "desk_silent_invitations_shop_uuid_shops_uuid_fk" FOREIGN KEY ("shop_uuid") REFERENCES "public"."shops"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "desk_silent_invitations_email" ON "desk_silent_invitations" USING btree ("shop_uuid","email");--> statement-breakpoint
-- Endpoints of media for which nobody with access works any more.
UPDATE "medium_endpoints" e SET "stopped_at" = now() WHERE NOT EXISTS (
	SELECT FROM "desk_people" p
	WHERE p."role" = 'partner' AND p."ended_at" IS NULL AND e."medium_uuid" = ANY (p."medium_uuids"));
