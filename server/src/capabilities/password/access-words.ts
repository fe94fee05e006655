import type { Language } from '#server/http/context.ts'

type Words = Readonly<
  Record<'title' | 'greeting' | 'intro' | 'address' | 'alias' | 'password' | 'next' | 'secret', string>
>

/** What the letter with access data says. */
export const accessWords: Readonly<Record<Language, Words>> = {
  de: {
    title: 'Ihre Zugangsdaten zum Onlineshop',
    greeting: 'Guten Tag,',
    intro: 'für Sie ist ein Zugang zu unserem Onlineshop eingerichtet. Bitte melden Sie sich damit an:',
    address: 'Adresse',
    alias: 'Benutzername',
    password: 'Initialpasswort',
    next: 'Bei der ersten Anmeldung innerhalb von 30 Tagen ersetzen Sie das Initialpasswort durch ein eigenes.',
    secret: 'Bitte geben Sie dieses Schreiben nicht weiter. Wir fragen Sie nie nach Ihrem Passwort.',
  },
  en: {
    title: 'Your access data for the online shop',
    greeting: 'Hello,',
    intro: 'an account for our online shop has been set up for you. Please log in with:',
    address: 'Address',
    alias: 'User name',
    password: 'Initial password',
    next: 'At your first login, within 30 days, you replace the initial password by one of your own.',
    secret: 'Please keep this letter to yourself. We never ask for your password.',
  },
}
