CREATE TABLE "contact_enquiries" (
	"uuid" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"service_uuid" uuid NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"mail_body" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shop_registrations" (
	"uuid" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"medium_uuid" uuid NOT NULL,
	"inflow" text NOT NULL,
	"company_shop_name" text NOT NULL,
	"name" text NOT NULL,
	"zipcode" char(7) NOT NULL,
	"address" text NOT NULL,
	"tel" text NOT NULL,
	"email" text NOT NULL
);
--> statement-breakpoint
CREATE INDEX "contact_enquiries_created" ON "contact_enquiries" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "shop_registrations_created" ON "shop_registrations" USING btree ("created_at");