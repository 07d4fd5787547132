ALTER TABLE "catalogue_entries" DROP CONSTRAINT "catalogue_entries_category";--> statement-breakpoint
ALTER TABLE "request_items" DROP CONSTRAINT "request_items_category";--> statement-breakpoint
ALTER TABLE "shops" DROP CONSTRAINT "shops_categories";