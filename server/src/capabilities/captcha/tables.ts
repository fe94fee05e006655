import { pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '#server/db/columns.ts'

/** The key challenges are signed with: made by the first node that needs it, the same on every node. */
export const captchaKeys = pgTable('captcha_keys', {
  name: text().primaryKey(),
  secret: text().notNull(),
})

/** Challenges that were solved already: each counts once. */
export const solvedCaptchas = pgTable('solved_captchas', {
  signature: text().primaryKey(),
  solvedAt: moment().notNull(),
})
