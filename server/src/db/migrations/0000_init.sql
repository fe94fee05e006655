CREATE SEQUENCE "public"."docid_sequence" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 7000001 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "public"."erp_credit_sequence" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 95000001 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "public"."erp_delivery_sequence" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 80000001 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "public"."erp_invoice_sequence" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 90000001 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "public"."erp_order_sequence" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 4500001 CACHE 1;--> statement-breakpoint
CREATE TABLE "catalog_articles" (
	"catalog" text NOT NULL,
	"matnr" text NOT NULL,
	CONSTRAINT "catalog_articles_matnr_catalog_pk" PRIMARY KEY("matnr","catalog")
);
--> statement-breakpoint
CREATE TABLE "catalog_assignments" (
	"catalog" text NOT NULL,
	"kunnr" text DEFAULT '' NOT NULL,
	"user_id" text DEFAULT '' NOT NULL,
	"exclusive" boolean DEFAULT false NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"valid_from" date NOT NULL,
	"valid_to" date NOT NULL,
	"language" text DEFAULT '' NOT NULL,
	"currency" text DEFAULT '' NOT NULL,
	CONSTRAINT "catalog_assignments_catalog_kunnr_user_id_pk" PRIMARY KEY("catalog","kunnr","user_id")
);
--> statement-breakpoint
CREATE TABLE "catalog_categories" (
	"catalog" text NOT NULL,
	"category" text NOT NULL,
	CONSTRAINT "catalog_categories_category_catalog_pk" PRIMARY KEY("category","catalog")
);
--> statement-breakpoint
CREATE TABLE "catalogs" (
	"id" text PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL,
	"reserved" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"actor" text NOT NULL,
	"on_behalf_of" text DEFAULT '' NOT NULL,
	"kunnr" text DEFAULT '' NOT NULL,
	"action" text NOT NULL,
	"object" text DEFAULT '' NOT NULL,
	"detail" text DEFAULT '' NOT NULL,
	"request_id" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stock" (
	"matnr" text NOT NULL,
	"werks" text NOT NULL,
	"quantity" numeric(15, 3) NOT NULL,
	"replenishment_date" date,
	CONSTRAINT "stock_matnr_werks_pk" PRIMARY KEY("matnr","werks")
);
--> statement-breakpoint
CREATE TABLE "basket_positions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "basket_positions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"basket_id" bigint NOT NULL,
	"posnr" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"matnr" text NOT NULL,
	"quantity" numeric(15, 3) NOT NULL,
	"unit" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"reference" text DEFAULT '' NOT NULL,
	"added_on" date DEFAULT now() NOT NULL,
	CONSTRAINT "basket_positions_basketId_posnr_unique" UNIQUE("basket_id","posnr")
);
--> statement-breakpoint
CREATE TABLE "baskets" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "baskets_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"owner" text NOT NULL,
	"kunnr" text NOT NULL,
	"name" text NOT NULL,
	"name_key" text NOT NULL,
	"kommi" text DEFAULT '' NOT NULL,
	"active" boolean NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"next_posnr" integer DEFAULT 1 NOT NULL,
	"choices" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"seen" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "captcha_keys" (
	"name" text PRIMARY KEY NOT NULL,
	"secret" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "solved_captchas" (
	"signature" text PRIMARY KEY NOT NULL,
	"solved_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "accessories" (
	"matnr" text NOT NULL,
	"accessory" text NOT NULL,
	"category" text NOT NULL,
	"sort" integer NOT NULL,
	CONSTRAINT "accessories_matnr_accessory_pk" PRIMARY KEY("matnr","accessory")
);
--> statement-breakpoint
CREATE TABLE "articles" (
	"matnr" text PRIMARY KEY NOT NULL,
	"bismt" text,
	"ean" text,
	"texts" jsonb NOT NULL,
	"categories" text[] NOT NULL,
	"brand" text DEFAULT '' NOT NULL,
	"factory_numbers" jsonb NOT NULL,
	"supplier_number" text DEFAULT '' NOT NULL,
	"supplier_matnr" text DEFAULT '' NOT NULL,
	"attributes" jsonb NOT NULL,
	"meins" text NOT NULL,
	"sales_unit" text NOT NULL,
	"qty_stepsize" numeric(15, 3) NOT NULL,
	"units" jsonb NOT NULL,
	"weight" numeric(12, 4),
	"discount_group" text,
	"tax_category" text DEFAULT 'S' NOT NULL,
	"tax_code" text DEFAULT 'full' NOT NULL,
	"eek_classes" jsonb NOT NULL,
	"search_words" text[] DEFAULT '{}' NOT NULL,
	"discontinued" boolean DEFAULT false NOT NULL,
	"successor" text,
	"last_day" date,
	"procurable" boolean DEFAULT true NOT NULL,
	"created" date,
	"sales_rank" numeric(15, 3) DEFAULT '0' NOT NULL,
	"numbers" text[] DEFAULT '{}' NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "catalogue_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "catalogue_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"xid" bigint NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "categories" (
	"id" text PRIMARY KEY NOT NULL,
	"parent" text,
	"name" jsonb NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"level" smallint NOT NULL,
	"path" text[] NOT NULL,
	"image" text DEFAULT '' NOT NULL,
	"teaser" jsonb
);
--> statement-breakpoint
CREATE TABLE "media" (
	"matnr" text NOT NULL,
	"kind" text NOT NULL,
	"sort" integer NOT NULL,
	"source" text NOT NULL,
	"title" jsonb,
	"mime" text,
	CONSTRAINT "media_matnr_kind_sort_pk" PRIMARY KEY("matnr","kind","sort")
);
--> statement-breakpoint
CREATE TABLE "retail_prices" (
	"matnr" text NOT NULL,
	"currency" text NOT NULL,
	"price" numeric(15, 2) NOT NULL,
	"kpein" integer NOT NULL,
	"kmein" text NOT NULL,
	"valid_from" date NOT NULL,
	"valid_to" date NOT NULL,
	CONSTRAINT "retail_prices_matnr_currency_valid_from_pk" PRIMARY KEY("matnr","currency","valid_from")
);
--> statement-breakpoint
CREATE TABLE "synonyms" (
	"word" text NOT NULL,
	"language" text NOT NULL,
	"synonyms" text[] NOT NULL,
	"one_way" boolean DEFAULT false NOT NULL,
	CONSTRAINT "synonyms_word_language_pk" PRIMARY KEY("word","language")
);
--> statement-breakpoint
CREATE TABLE "order_keys" (
	"owner" text NOT NULL,
	"kunnr" text NOT NULL,
	"key" text NOT NULL,
	"basket_id" text NOT NULL,
	"seen" text NOT NULL,
	"content" text NOT NULL,
	"docid" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "order_keys_owner_kunnr_key_pk" PRIMARY KEY("owner","kunnr","key")
);
--> statement-breakpoint
CREATE TABLE "comparison_articles" (
	"user_id" text NOT NULL,
	"kunnr" text NOT NULL,
	"matnr" text NOT NULL,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "comparison_articles_user_id_kunnr_matnr_pk" PRIMARY KEY("user_id","kunnr","matnr")
);
--> statement-breakpoint
CREATE TABLE "addresses" (
	"id" text PRIMARY KEY NOT NULL,
	"kunnr" text NOT NULL,
	"first_name" text DEFAULT '' NOT NULL,
	"name" text NOT NULL,
	"street" text NOT NULL,
	"plz" text NOT NULL,
	"city" text NOT NULL,
	"country" text NOT NULL,
	"global" boolean NOT NULL,
	"is_default" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "budgets" (
	"user_id" text NOT NULL,
	"kunnr" text NOT NULL,
	"type" text NOT NULL,
	"amount" numeric(15, 2) NOT NULL,
	"currency" text NOT NULL,
	"lock" boolean NOT NULL,
	"valid_from" date NOT NULL,
	"valid_to" date NOT NULL,
	CONSTRAINT "budgets_user_id_kunnr_type_pk" PRIMARY KEY("user_id","kunnr","type")
);
--> statement-breakpoint
CREATE TABLE "contacts" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"role" text DEFAULT '' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"mail" text DEFAULT '' NOT NULL,
	"picture" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "customer_articles" (
	"kunnr" text NOT NULL,
	"matnr" text NOT NULL,
	"customer_matnr" text NOT NULL,
	CONSTRAINT "customer_articles_kunnr_matnr_pk" PRIMARY KEY("kunnr","matnr")
);
--> statement-breakpoint
CREATE TABLE "customers" (
	"kunnr" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"name2" text DEFAULT '' NOT NULL,
	"street" text NOT NULL,
	"plz" text NOT NULL,
	"city" text NOT NULL,
	"country" text NOT NULL,
	"vat_id" text DEFAULT '' NOT NULL,
	"currency" text NOT NULL,
	"language" text NOT NULL,
	"werks" text,
	"contact" text,
	"locked" boolean DEFAULT false NOT NULL,
	"payment_days" integer NOT NULL,
	"skonto_days" integer NOT NULL,
	"skonto_percent" numeric(5, 2) NOT NULL,
	"payment_methods" jsonb NOT NULL,
	"buyer_reference" text DEFAULT '' NOT NULL,
	"neutral" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "document_flow" (
	"docid" text NOT NULL,
	"predecessor" text NOT NULL,
	CONSTRAINT "document_flow_docid_predecessor_pk" PRIMARY KEY("docid","predecessor")
);
--> statement-breakpoint
CREATE TABLE "document_positions" (
	"docid" text NOT NULL,
	"posnr" integer NOT NULL,
	"matnr" text,
	"text" text NOT NULL,
	"quantity" numeric(15, 3) NOT NULL,
	"unit" text NOT NULL,
	"remnant" numeric(15, 3) DEFAULT '0' NOT NULL,
	"status" text NOT NULL,
	"retail_price" numeric(15, 2),
	"retail_total" numeric(15, 2),
	"net_price" numeric(15, 2),
	"kpein" integer DEFAULT 1 NOT NULL,
	"kmein" text DEFAULT '' NOT NULL,
	"net_total" numeric(15, 2),
	"tax_category" text DEFAULT 'S' NOT NULL,
	"vat_rate" numeric(5, 2) DEFAULT '19' NOT NULL,
	"delivery_date" date,
	"demand_date" date,
	"deliveries" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"alternative_to" integer,
	"part_of" integer,
	"note" text DEFAULT '' NOT NULL,
	"reference" text DEFAULT '' NOT NULL,
	CONSTRAINT "document_positions_docid_posnr_pk" PRIMARY KEY("docid","posnr")
);
--> statement-breakpoint
CREATE TABLE "documents" (
	"docid" text PRIMARY KEY NOT NULL,
	"doctype" smallint NOT NULL,
	"status" text NOT NULL,
	"kunnr" text NOT NULL,
	"order_number" text,
	"create_date" date NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"due_date" date,
	"bill_date" date,
	"valid_from" date,
	"valid_to" date,
	"desired_delivery_date" date,
	"user_id" text,
	"creator_name" text DEFAULT '' NOT NULL,
	"acted_by" text DEFAULT '' NOT NULL,
	"currency" text NOT NULL,
	"net_price" numeric(15, 2),
	"gross_price" numeric(15, 2),
	"retail_price" numeric(15, 2),
	"vat" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"surcharges" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"kommission" text DEFAULT '' NOT NULL,
	"project_name" text DEFAULT '' NOT NULL,
	"project_number" text DEFAULT '' NOT NULL,
	"text_note" text DEFAULT '' NOT NULL,
	"delivery_note" text DEFAULT '' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"delivery_type" text DEFAULT '01' NOT NULL,
	"pickup_werks" text DEFAULT '' NOT NULL,
	"pickup_date" date,
	"delivery_address" jsonb,
	"payment_method" text DEFAULT 'invoice' NOT NULL,
	"payment_days" integer DEFAULT 30 NOT NULL,
	"skonto_days" integer DEFAULT 0 NOT NULL,
	"skonto_percent" numeric(5, 2) DEFAULT '0' NOT NULL,
	"complete_delivery" boolean DEFAULT false NOT NULL,
	"terms_version" text DEFAULT '' NOT NULL,
	"language" text DEFAULT 'de' NOT NULL,
	"net_visible" boolean DEFAULT true NOT NULL,
	"archived" boolean DEFAULT false NOT NULL,
	"position_count" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "erp_steps" (
	"docid" text NOT NULL,
	"key" text NOT NULL,
	"content" text NOT NULL,
	"made_docid" text NOT NULL,
	"made_number" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "erp_steps_docid_key_pk" PRIMARY KEY("docid","key")
);
--> statement-breakpoint
CREATE TABLE "import_errors" (
	"run_id" bigint NOT NULL,
	"severity" text DEFAULT 'error' NOT NULL,
	"file" text DEFAULT '' NOT NULL,
	"row" integer NOT NULL,
	"index" integer NOT NULL,
	"key" text DEFAULT '' NOT NULL,
	"field" text DEFAULT '' NOT NULL,
	"reason" text NOT NULL,
	"value" jsonb,
	CONSTRAINT "import_errors_run_id_row_index_pk" PRIMARY KEY("run_id","row","index")
);
--> statement-breakpoint
CREATE TABLE "import_file_chunks" (
	"file_id" bigint NOT NULL,
	"index" integer NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "import_file_chunks_file_id_index_pk" PRIMARY KEY("file_id","index")
);
--> statement-breakpoint
CREATE TABLE "import_files" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "import_files_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"bytes" bigint DEFAULT 0 NOT NULL,
	"actor" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "import_images" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "import_images_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"run_id" bigint NOT NULL,
	"table" text NOT NULL,
	"key" jsonb NOT NULL,
	"before" jsonb,
	"after" text,
	"outcome" text
);
--> statement-breakpoint
CREATE TABLE "import_mappings" (
	"supplier" text PRIMARY KEY NOT NULL,
	"columns" jsonb NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "import_runs" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "import_runs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"source" text NOT NULL,
	"actor" text NOT NULL,
	"state" text NOT NULL,
	"task" jsonb,
	"rows_read" integer DEFAULT 0 NOT NULL,
	"rows_written" integer DEFAULT 0 NOT NULL,
	"rows_wrong" integer DEFAULT 0 NOT NULL,
	"progress" integer,
	"stopped_by" text DEFAULT '' NOT NULL,
	"cancel_requested" boolean DEFAULT false NOT NULL,
	"alive_at" timestamp with time zone,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	"images" text DEFAULT 'none' NOT NULL,
	"undo" text,
	"undone_by" text DEFAULT '' NOT NULL,
	"undone_at" timestamp with time zone,
	"rows_restored" integer DEFAULT 0 NOT NULL,
	"rows_not_restored" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "jobs" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "jobs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"payload" jsonb NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"run_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_error" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"unique_key" text,
	CONSTRAINT "jobs_uniqueKey_unique" UNIQUE("unique_key")
);
--> statement-breakpoint
CREATE TABLE "label_articles" (
	"user_id" text NOT NULL,
	"kunnr" text NOT NULL,
	"matnr" text NOT NULL,
	"article_quantity" numeric(15, 3) NOT NULL,
	"label_quantity" integer NOT NULL,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "label_articles_user_id_kunnr_matnr_pk" PRIMARY KEY("user_id","kunnr","matnr")
);
--> statement-breakpoint
CREATE TABLE "list_articles" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "list_articles_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"list_id" bigint NOT NULL,
	"matnr" text NOT NULL,
	"quantity" numeric(15, 3) NOT NULL,
	"unit" text NOT NULL,
	CONSTRAINT "list_articles_listId_matnr_unit_unique" UNIQUE("list_id","matnr","unit")
);
--> statement-breakpoint
CREATE TABLE "list_pins" (
	"list_id" bigint NOT NULL,
	"user_id" text NOT NULL,
	CONSTRAINT "list_pins_list_id_user_id_pk" PRIMARY KEY("list_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "lists" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "lists_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" text NOT NULL,
	"kunnr" text NOT NULL,
	"name" text NOT NULL,
	"name_key" text NOT NULL,
	"is_public" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mail_attachments" (
	"mail_id" bigint NOT NULL,
	"index" integer NOT NULL,
	"name" text NOT NULL,
	"mime" text NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "mail_attachments_mail_id_index_pk" PRIMARY KEY("mail_id","index")
);
--> statement-breakpoint
CREATE TABLE "mails" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mails_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"kunnr" text DEFAULT '' NOT NULL,
	"docid" text DEFAULT '' NOT NULL,
	"sender" text DEFAULT '' NOT NULL,
	"recipient" text NOT NULL,
	"reply_to" text DEFAULT '' NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text DEFAULT '' NOT NULL,
	"secret" text DEFAULT '' NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_error" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	"unique_key" text,
	CONSTRAINT "mails_uniqueKey_unique" UNIQUE("unique_key")
);
--> statement-breakpoint
CREATE TABLE "product_requests" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "product_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kunnr" text NOT NULL,
	"user_id" text NOT NULL,
	"key" text NOT NULL,
	"content" text NOT NULL,
	"positions" jsonb NOT NULL,
	"remark" text NOT NULL,
	"customer_reference" text NOT NULL,
	"attachment_name" text NOT NULL,
	"attachment_mime" text NOT NULL,
	"attachment" "bytea",
	"created_at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone,
	"done_by" text DEFAULT '' NOT NULL,
	CONSTRAINT "product_requests_userId_kunnr_key_unique" UNIQUE("user_id","kunnr","key")
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "outbox_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"docid" text NOT NULL,
	"kunnr" text NOT NULL,
	"payload" jsonb NOT NULL,
	"xid" bigint DEFAULT pg_current_xact_id()::text::bigint NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_error" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"acknowledged_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "plants" (
	"werks" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"street" text NOT NULL,
	"plz" text NOT NULL,
	"city" text NOT NULL,
	"country" text NOT NULL,
	"state" text NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"mail" text DEFAULT '' NOT NULL,
	"opening_hours" jsonb NOT NULL,
	"pickup_cutoff" text NOT NULL,
	"delivery_cutoff" text NOT NULL,
	"pickup" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tours" (
	"plz" text NOT NULL,
	"werks" text NOT NULL,
	"days" smallint[] NOT NULL,
	CONSTRAINT "tours_plz_werks_pk" PRIMARY KEY("plz","werks")
);
--> statement-breakpoint
CREATE TABLE "conditions" (
	"id" text PRIMARY KEY NOT NULL,
	"kunnr" text,
	"matnr" text,
	"discount_group" text,
	"campaign" boolean NOT NULL,
	"price" numeric(15, 2),
	"percent" numeric(7, 3),
	"currency" text NOT NULL,
	"kpein" integer NOT NULL,
	"kmein" text,
	"scale_from" numeric(15, 3) NOT NULL,
	"valid_from" date NOT NULL,
	"valid_to" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_insights" (
	"day" date NOT NULL,
	"language" text NOT NULL,
	"words" text NOT NULL,
	"searches" integer NOT NULL,
	"found" integer NOT NULL,
	CONSTRAINT "search_insights_day_language_words_pk" PRIMARY KEY("day","language","words")
);
--> statement-breakpoint
CREATE TABLE "api_tokens" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "api_tokens_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"token_hash" text NOT NULL,
	"label" text NOT NULL,
	"scopes" text[] NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "api_tokens_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "attempts" (
	"subject" text PRIMARY KEY NOT NULL,
	"failures" integer NOT NULL,
	"last_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sessions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"token_hash" text NOT NULL,
	"user_id" text,
	"kunnr" text,
	"created_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"user_agent" text DEFAULT '' NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"confirmed_at" timestamp with time zone,
	"ended" boolean DEFAULT false NOT NULL,
	CONSTRAINT "sessions_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "shop_settings" (
	"key" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "password_history" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "password_history_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" text NOT NULL,
	"hash" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "password_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"purpose" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_customers" (
	"user_id" text NOT NULL,
	"kunnr" text NOT NULL,
	"favourite" boolean DEFAULT false NOT NULL,
	"sort" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "user_customers_user_id_kunnr_pk" PRIMARY KEY("user_id","kunnr")
);
--> statement-breakpoint
CREATE TABLE "user_permissions" (
	"user_id" text NOT NULL,
	"permission" text NOT NULL,
	CONSTRAINT "user_permissions_user_id_permission_pk" PRIMARY KEY("user_id","permission")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"user_id" text PRIMARY KEY NOT NULL,
	"alias" text NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"first_name" text DEFAULT '' NOT NULL,
	"last_name" text NOT NULL,
	"mail" text DEFAULT '' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"fax" text DEFAULT '' NOT NULL,
	"language" text NOT NULL,
	"password_hash" text,
	"initial_password" boolean DEFAULT true NOT NULL,
	"initial_password_at" timestamp with time zone,
	"locked" boolean DEFAULT false NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"master" boolean DEFAULT false NOT NULL,
	"budget_manager" boolean DEFAULT false NOT NULL,
	"budget_active" boolean DEFAULT false NOT NULL,
	"is_oci_user" boolean DEFAULT false NOT NULL,
	"is_adma" boolean DEFAULT false NOT NULL,
	"staff" text,
	"accepted_terms_version" text,
	"accepted_terms_at" timestamp with time zone,
	"self_registered" boolean DEFAULT false NOT NULL,
	"letter_sent_at" timestamp with time zone,
	"demo" boolean DEFAULT false NOT NULL,
	"add_to_basket_mode" smallint DEFAULT 3 NOT NULL,
	"delivery_address_id" text DEFAULT '' NOT NULL,
	"delivery_location" text DEFAULT '' NOT NULL,
	"delivery_phone" text DEFAULT '' NOT NULL,
	"delivery_type" text DEFAULT '01' NOT NULL,
	"show_availability" boolean DEFAULT true NOT NULL,
	"show_net_price" boolean DEFAULT true NOT NULL,
	"order_mail_active" boolean DEFAULT true NOT NULL,
	"order_mail_net_price" boolean DEFAULT true NOT NULL,
	"order_mail_custom_active" boolean DEFAULT false NOT NULL,
	"order_mail_custom_address" text DEFAULT '' NOT NULL,
	"order_mail_custom_net_price" boolean DEFAULT false NOT NULL,
	"payment_method" text DEFAULT 'invoice' NOT NULL
);
--> statement-breakpoint
ALTER TABLE "catalog_articles" ADD CONSTRAINT "catalog_articles_catalog_catalogs_id_fk" FOREIGN KEY ("catalog") REFERENCES "public"."catalogs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catalog_assignments" ADD CONSTRAINT "catalog_assignments_catalog_catalogs_id_fk" FOREIGN KEY ("catalog") REFERENCES "public"."catalogs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catalog_categories" ADD CONSTRAINT "catalog_categories_catalog_catalogs_id_fk" FOREIGN KEY ("catalog") REFERENCES "public"."catalogs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock" ADD CONSTRAINT "stock_matnr_articles_matnr_fk" FOREIGN KEY ("matnr") REFERENCES "public"."articles"("matnr") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock" ADD CONSTRAINT "stock_werks_plants_werks_fk" FOREIGN KEY ("werks") REFERENCES "public"."plants"("werks") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "basket_positions" ADD CONSTRAINT "basket_positions_basket_id_baskets_id_fk" FOREIGN KEY ("basket_id") REFERENCES "public"."baskets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accessories" ADD CONSTRAINT "accessories_matnr_articles_matnr_fk" FOREIGN KEY ("matnr") REFERENCES "public"."articles"("matnr") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accessories" ADD CONSTRAINT "accessories_accessory_articles_matnr_fk" FOREIGN KEY ("accessory") REFERENCES "public"."articles"("matnr") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media" ADD CONSTRAINT "media_matnr_articles_matnr_fk" FOREIGN KEY ("matnr") REFERENCES "public"."articles"("matnr") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "retail_prices" ADD CONSTRAINT "retail_prices_matnr_articles_matnr_fk" FOREIGN KEY ("matnr") REFERENCES "public"."articles"("matnr") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comparison_articles" ADD CONSTRAINT "comparison_articles_matnr_articles_matnr_fk" FOREIGN KEY ("matnr") REFERENCES "public"."articles"("matnr") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "addresses" ADD CONSTRAINT "addresses_kunnr_customers_kunnr_fk" FOREIGN KEY ("kunnr") REFERENCES "public"."customers"("kunnr") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "budgets" ADD CONSTRAINT "budgets_kunnr_customers_kunnr_fk" FOREIGN KEY ("kunnr") REFERENCES "public"."customers"("kunnr") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_articles" ADD CONSTRAINT "customer_articles_kunnr_customers_kunnr_fk" FOREIGN KEY ("kunnr") REFERENCES "public"."customers"("kunnr") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_flow" ADD CONSTRAINT "document_flow_docid_documents_docid_fk" FOREIGN KEY ("docid") REFERENCES "public"."documents"("docid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_flow" ADD CONSTRAINT "document_flow_predecessor_documents_docid_fk" FOREIGN KEY ("predecessor") REFERENCES "public"."documents"("docid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_positions" ADD CONSTRAINT "document_positions_docid_documents_docid_fk" FOREIGN KEY ("docid") REFERENCES "public"."documents"("docid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_kunnr_customers_kunnr_fk" FOREIGN KEY ("kunnr") REFERENCES "public"."customers"("kunnr") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "erp_steps" ADD CONSTRAINT "erp_steps_docid_documents_docid_fk" FOREIGN KEY ("docid") REFERENCES "public"."documents"("docid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_errors" ADD CONSTRAINT "import_errors_run_id_import_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."import_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_file_chunks" ADD CONSTRAINT "import_file_chunks_file_id_import_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."import_files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_images" ADD CONSTRAINT "import_images_run_id_import_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."import_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "label_articles" ADD CONSTRAINT "label_articles_matnr_articles_matnr_fk" FOREIGN KEY ("matnr") REFERENCES "public"."articles"("matnr") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "list_articles" ADD CONSTRAINT "list_articles_list_id_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."lists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "list_pins" ADD CONSTRAINT "list_pins_list_id_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."lists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_attachments" ADD CONSTRAINT "mail_attachments_mail_id_mails_id_fk" FOREIGN KEY ("mail_id") REFERENCES "public"."mails"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tours" ADD CONSTRAINT "tours_werks_plants_werks_fk" FOREIGN KEY ("werks") REFERENCES "public"."plants"("werks") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_history" ADD CONSTRAINT "password_history_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_tokens" ADD CONSTRAINT "password_tokens_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_customers" ADD CONSTRAINT "user_customers_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_customers" ADD CONSTRAINT "user_customers_kunnr_customers_kunnr_fk" FOREIGN KEY ("kunnr") REFERENCES "public"."customers"("kunnr") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_permissions" ADD CONSTRAINT "user_permissions_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "catalog_articles_catalog_index" ON "catalog_articles" USING btree ("catalog");--> statement-breakpoint
CREATE INDEX "catalog_assignments_kunnr_index" ON "catalog_assignments" USING btree ("kunnr");--> statement-breakpoint
CREATE INDEX "catalog_assignments_user_id_index" ON "catalog_assignments" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "catalog_categories_catalog_index" ON "catalog_categories" USING btree ("catalog");--> statement-breakpoint
CREATE INDEX "audit_log_at_index" ON "audit_log" USING btree ("at");--> statement-breakpoint
CREATE INDEX "audit_log_kunnr_at_index" ON "audit_log" USING btree ("kunnr","at");--> statement-breakpoint
CREATE INDEX "stock_werks_index" ON "stock" USING btree ("werks");--> statement-breakpoint
CREATE INDEX "basket_positions_matnr_index" ON "basket_positions" USING btree ("matnr");--> statement-breakpoint
CREATE UNIQUE INDEX "baskets_name" ON "baskets" USING btree ("owner","kunnr","name_key");--> statement-breakpoint
CREATE UNIQUE INDEX "baskets_one_active" ON "baskets" USING btree ("owner","kunnr") WHERE "baskets"."active";--> statement-breakpoint
CREATE INDEX "accessories_accessory_index" ON "accessories" USING btree ("accessory");--> statement-breakpoint
CREATE INDEX "articles_supplier_number_supplier_matnr_index" ON "articles" USING btree ("supplier_number","supplier_matnr");--> statement-breakpoint
CREATE INDEX "articles_ean_index" ON "articles" USING btree ("ean");--> statement-breakpoint
CREATE INDEX "articles_bismt_index" ON "articles" USING btree ("bismt");--> statement-breakpoint
CREATE INDEX "articles_brand_index" ON "articles" USING btree ("brand");--> statement-breakpoint
CREATE INDEX "articles_numbers_index" ON "articles" USING gin ("numbers");--> statement-breakpoint
CREATE INDEX "articles_last_day_index" ON "articles" USING btree ("last_day") WHERE "articles"."last_day" is not null;--> statement-breakpoint
CREATE INDEX "catalogue_changes_xid_id_index" ON "catalogue_changes" USING btree ("xid","id");--> statement-breakpoint
CREATE INDEX "addresses_kunnr_index" ON "addresses" USING btree ("kunnr");--> statement-breakpoint
CREATE INDEX "customer_articles_kunnr_customer_matnr_index" ON "customer_articles" USING btree ("kunnr","customer_matnr");--> statement-breakpoint
CREATE INDEX "document_flow_predecessor_index" ON "document_flow" USING btree ("predecessor");--> statement-breakpoint
CREATE INDEX "document_positions_matnr_index" ON "document_positions" USING btree ("matnr");--> statement-breakpoint
CREATE INDEX "documents_kunnr_create_date_docid_index" ON "documents" USING btree ("kunnr","create_date" DESC NULLS LAST,"docid");--> statement-breakpoint
CREATE INDEX "documents_kunnr_doctype_create_date_index" ON "documents" USING btree ("kunnr","doctype","create_date" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "documents_number" ON "documents" USING btree ("doctype","order_number") WHERE "documents"."order_number" is not null;--> statement-breakpoint
CREATE INDEX "import_errors_run_id_index" ON "import_errors" USING btree ("run_id");--> statement-breakpoint
CREATE INDEX "import_images_run_id_table_key_index" ON "import_images" USING btree ("run_id","table","key");--> statement-breakpoint
CREATE INDEX "jobs_state_run_at_index" ON "jobs" USING btree ("state","run_at");--> statement-breakpoint
CREATE UNIQUE INDEX "lists_name" ON "lists" USING btree ("user_id","kunnr","name_key");--> statement-breakpoint
CREATE INDEX "lists_kunnr_index" ON "lists" USING btree ("kunnr");--> statement-breakpoint
CREATE INDEX "mails_state_next_attempt_at_index" ON "mails" USING btree ("state","next_attempt_at");--> statement-breakpoint
CREATE INDEX "mails_kunnr_kind_created_at_index" ON "mails" USING btree ("kunnr","kind","created_at");--> statement-breakpoint
CREATE INDEX "product_requests_kunnr_created_at_index" ON "product_requests" USING btree ("kunnr","created_at");--> statement-breakpoint
CREATE INDEX "product_requests_done_at_index" ON "product_requests" USING btree ("done_at");--> statement-breakpoint
CREATE INDEX "outbox_state_next_attempt_at_index" ON "outbox" USING btree ("state","next_attempt_at");--> statement-breakpoint
CREATE INDEX "outbox_docid_index" ON "outbox" USING btree ("docid");--> statement-breakpoint
CREATE INDEX "conditions_kunnr_matnr_discount_group_index" ON "conditions" USING btree ("kunnr","matnr","discount_group");--> statement-breakpoint
CREATE INDEX "search_insights_words_language_index" ON "search_insights" USING btree ("words","language");--> statement-breakpoint
CREATE INDEX "sessions_user_id_index" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expires_at_index" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "password_history_user_id_index" ON "password_history" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "password_tokens_user_id_created_at_index" ON "password_tokens" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "password_tokens_expires_at_index" ON "password_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "user_customers_kunnr_index" ON "user_customers" USING btree ("kunnr");--> statement-breakpoint
CREATE UNIQUE INDEX "users_alias" ON "users" USING btree (lower("alias"));