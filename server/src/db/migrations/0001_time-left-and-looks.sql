ALTER TABLE "import_files" ADD COLUMN "looked" integer;--> statement-breakpoint
ALTER TABLE "import_files" ADD COLUMN "stop_looking" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "import_runs" ADD COLUMN "seconds_left" integer;