CREATE SEQUENCE "public"."address_sequence" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "address_deletions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "address_deletions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"address_id" text NOT NULL,
	"kunnr" text NOT NULL,
	"user_id" text NOT NULL,
	"address" jsonb NOT NULL,
	"reason" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	"answered_by" text DEFAULT '' NOT NULL,
	"answer" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "usual_addresses" (
	"user_id" text NOT NULL,
	"kunnr" text NOT NULL,
	"address_id" text NOT NULL,
	CONSTRAINT "usual_addresses_user_id_kunnr_pk" PRIMARY KEY("user_id","kunnr")
);
--> statement-breakpoint
ALTER TABLE "addresses" ADD COLUMN "user_id" text;--> statement-breakpoint
ALTER TABLE "addresses" ADD COLUMN "kept_by_shop" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "addresses" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "addresses" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "address_deletions" ADD CONSTRAINT "address_deletions_kunnr_customers_kunnr_fk" FOREIGN KEY ("kunnr") REFERENCES "public"."customers"("kunnr") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "usual_addresses" ADD CONSTRAINT "usual_addresses_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "usual_addresses" ADD CONSTRAINT "usual_addresses_kunnr_customers_kunnr_fk" FOREIGN KEY ("kunnr") REFERENCES "public"."customers"("kunnr") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "address_deletions_one_open" ON "address_deletions" USING btree ("address_id") WHERE "address_deletions"."state" = 'open';--> statement-breakpoint
CREATE INDEX "address_deletions_kunnr_index" ON "address_deletions" USING btree ("kunnr");--> statement-breakpoint
CREATE INDEX "address_deletions_answered_at_index" ON "address_deletions" USING btree ("answered_at");--> statement-breakpoint
ALTER TABLE "addresses" ADD CONSTRAINT "addresses_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "addresses_user_id_index" ON "addresses" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "addresses_deleted_at_index" ON "addresses" USING btree ("deleted_at");--> statement-breakpoint
-- The default was one per user; what it names belongs to one customer.
INSERT INTO "usual_addresses" ("user_id", "kunnr", "address_id")
SELECT u."user_id", a."kunnr", a."id" FROM "users" u JOIN "addresses" a ON a."id" = u."delivery_address_id";
