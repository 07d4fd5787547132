CREATE TABLE "post_views" (
	"day" date NOT NULL,
	"slug" text NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "post_views_day_slug_pk" PRIMARY KEY("day","slug")
);
