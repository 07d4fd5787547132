CREATE TABLE "sent_mails" (
	"delivery_uuid" uuid PRIMARY KEY NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sent_mails" ADD CONSTRAINT "sent_mails_delivery_uuid_deliveries_uuid_fk" FOREIGN KEY ("delivery_uuid") REFERENCES "public"."deliveries"("uuid") ON DELETE cascade ON UPDATE no action;