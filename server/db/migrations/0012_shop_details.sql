ALTER TABLE "shops" ALTER COLUMN "latitude" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "shops" ALTER COLUMN "longitude" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "business_hours" text DEFAULT '' NOT NULL;