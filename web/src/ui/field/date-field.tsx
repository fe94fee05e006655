import { TextField } from './text-field.tsx'
import type { FieldLook } from './field.tsx'

interface DateFieldProps extends FieldLook {
  name?: string
  /** Days as YYYY-MM-DD; '' is no day. */
  value: string
  onChange: (day: string) => void
  min?: string
  max?: string
}

/** A day by the device's own calendar, which knows the visitor's language and works by keyboard and touch. */
export function DateField({ onChange, ...field }: DateFieldProps) {
  return <TextField type="date" {...field} onChange={(event) => onChange(event.target.value)} />
}
