ALTER TABLE "articles" ADD COLUMN "etim_class" text;--> statement-breakpoint
ALTER TABLE "terms" ADD COLUMN "synonyms" jsonb;--> statement-breakpoint
CREATE INDEX "articles_etim_class_index" ON "articles" USING btree ("etim_class") WHERE "articles"."etim_class" is not null;