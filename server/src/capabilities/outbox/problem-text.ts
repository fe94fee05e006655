import type { Language } from '#server/http/context.ts'

const words: Record<string, (detail: string) => Record<Language, string>> = {
  timeout: () => ({ de: 'Keine Antwort, Zeit überschritten', en: 'No answer in time' }),
  unreachable: (detail) => ({
    de: `Warenwirtschaft nicht erreichbar (${detail})`,
    en: `The ERP cannot be reached (${detail})`,
  }),
  status: (detail) => ({
    de: `Warenwirtschaft antwortet mit Fehler ${detail}`,
    en: `The ERP answers with error ${detail}`,
  }),
  unreadable: (detail) => ({
    de: `Antwort der Warenwirtschaft nicht zu verstehen: ${detail}`,
    en: `The answer of the ERP cannot be understood: ${detail}`,
  }),
  contradiction: () => ({
    de: 'Die Antwort widerspricht dem Stand des Auftrags',
    en: 'The answer contradicts the state of the order',
  }),
}

/** What went wrong with a message, as staff read it; a reason of the ERP stands as it was given. */
export function problemText(problem: string, language: Language): string {
  const [kind = '', ...detail] = problem.split(': ')
  return words[kind]?.(detail.join(': '))[language] ?? problem
}
