CREATE TABLE "terms" (
	"code" text PRIMARY KEY NOT NULL,
	"de" text,
	"en" text
);
