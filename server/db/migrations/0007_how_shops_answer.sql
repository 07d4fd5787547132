ALTER TABLE "shops" ADD COLUMN "recent_quotes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "answer_hours" double precision;