ALTER TABLE "matches" ADD COLUMN "chosen_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "matches" ADD COLUMN "refused_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "matches" ADD COLUMN "refused_why" text;--> statement-breakpoint
ALTER TABLE "matches" ADD COLUMN "refusal_told_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "contact_release" text DEFAULT 'all' NOT NULL;--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "decided_at" timestamp with time zone;