-- A sample of a hundred million rows says that a request has some hundred matches, because those of one request lie side
-- by side. PostgreSQL then reads all shops for the page of a seller. These are the shares that hold at any size.
ALTER TABLE "matches" ALTER COLUMN "request_uuid" SET (n_distinct = -0.1);--> statement-breakpoint
ALTER TABLE "request_items" ALTER COLUMN "request_uuid" SET (n_distinct = -0.8);--> statement-breakpoint
ALTER TABLE "request_photos" ALTER COLUMN "request_uuid" SET (n_distinct = -0.5);--> statement-breakpoint
ALTER TABLE "quotes" ALTER COLUMN "request_uuid" SET (n_distinct = -0.4);--> statement-breakpoint
ALTER TABLE "questions" ALTER COLUMN "request_uuid" SET (n_distinct = -0.5);--> statement-breakpoint
ALTER TABLE "disclosures" ALTER COLUMN "request_uuid" SET (n_distinct = -0.1);--> statement-breakpoint
ALTER TABLE "deliveries" ALTER COLUMN "subject_uuid" SET (n_distinct = -0.08);--> statement-breakpoint
ANALYZE "matches", "request_items", "request_photos", "quotes", "questions", "disclosures", "deliveries";
