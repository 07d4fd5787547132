ALTER TABLE "reviews" ADD COLUMN "email_mark" text;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "phone_mark" text;--> statement-breakpoint
CREATE INDEX "reviews_email" ON "reviews" USING btree ("email_mark");--> statement-breakpoint
CREATE INDEX "reviews_phone" ON "reviews" USING btree ("phone_mark");