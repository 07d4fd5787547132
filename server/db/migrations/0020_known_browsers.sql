ALTER TABLE "desk_people" ADD COLUMN "browser_key" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "desk_sign_ins" ADD COLUMN "tells" boolean DEFAULT false NOT NULL;