CREATE TABLE "audit_log" (
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"action" text NOT NULL,
	"subject" text NOT NULL,
	"subject_uuid" uuid NOT NULL
);
--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "terms_version" text;--> statement-breakpoint
CREATE INDEX "audit_log_subject" ON "audit_log" USING btree ("subject_uuid");--> statement-breakpoint
CREATE INDEX "audit_log_at" ON "audit_log" USING btree ("at");