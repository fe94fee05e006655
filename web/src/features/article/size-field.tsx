interface SizeFieldProps {
  label: string
  value: string
  /** Signs it takes. */
  maxLength?: number
  /** Id of the sentence that says what is wrong with it; undefined where nothing is. */
  problem: string | undefined
  onChange: (typed: string) => void
}

/** A number of the area calculator, as it is typed. */
export function SizeField({ label, value, maxLength = 8, problem, onChange }: SizeFieldProps) {
  return (
    <label>
      {label}
      <input
        value={value}
        inputMode="decimal"
        maxLength={maxLength}
        aria-invalid={problem === undefined ? undefined : true}
        aria-describedby={problem}
        onChange={({ target }) => onChange(target.value)}
      />
    </label>
  )
}
