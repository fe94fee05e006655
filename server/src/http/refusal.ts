import type { FieldErrors } from '@shop/contract/answer'
import type { Code } from '@shop/contract/codes'
import { refusalData } from '@shop/contract/refusal-data'
import type { z } from 'zod'

/** A refusal the product knows: answered as ERROR with its code, and data beside it where the caller needs some. */
export class Refusal extends Error {
  readonly code: Code
  readonly data: Record<string, unknown>

  constructor(code: Code, data: Record<string, unknown> = {}) {
    super(code)
    this.code = code
    this.data = data
  }
}

/** What of a refusal's data may leave: what the contract declares for its code. */
export function declaredData({ code, data }: Refusal): object {
  const declared: Partial<Record<Code, z.ZodObject>> = refusalData
  return declared[code]?.encode(data) ?? {}
}

/** Wrong fields: answered as WARNING with the validator flag and a code per field. */
export class InvalidFields extends Error {
  readonly fields: FieldErrors

  constructor(fields: FieldErrors) {
    super('INVALID_PARAMS')
    this.fields = fields
  }
}

/** For code that has no context at hand; use cases throw `context.fail(…)`, whose codes the contract declares. */
export const fail = (code: Code, data?: Record<string, unknown>) => new Refusal(code, data)
export const invalid = (fields: FieldErrors) => new InvalidFields(fields)
