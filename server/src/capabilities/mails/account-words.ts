import type { Language } from '#server/http/context.ts'

/** Mails about a user's access. */
export type AccountTemplate = 'invitation' | 'password-reset' | 'password-initial' | 'password-changed'

type Words = { subject: string; body: readonly string[] }

const de: Readonly<Record<AccountTemplate, Words>> = {
  invitation: {
    subject: 'Ihr Zugang zum Onlineshop',
    body: [
      'für Sie ist ein Zugang zu unserem Onlineshop eingerichtet. Bitte legen Sie über den Link Ihr Passwort fest; er ' +
        'gilt 14 Tage und nur einmal.',
    ],
  },
  'password-reset': {
    subject: 'Neues Passwort für den Onlineshop',
    body: [
      'für Ihren Zugang wurde ein neues Passwort angefordert. Über den Link legen Sie es fest; er gilt eine Stunde und ' +
        'nur einmal.',
      'Haben Sie das nicht angefordert? Dann müssen Sie nichts tun, Ihr Passwort bleibt, wie es ist.',
    ],
  },
  'password-initial': {
    subject: 'Ihr Zugang zum Onlineshop',
    body: [
      'für Ihren Zugang wurde ein neues Passwort angefordert. Er ist aber noch nie benutzt worden: Bitte melden Sie sich ' +
        'mit dem Initialpasswort aus unserem Schreiben an. Haben Sie es nicht mehr, senden wir Ihnen gern neue Zugangsdaten.',
    ],
  },
  'password-changed': {
    subject: 'Ihr Passwort wurde geändert',
    body: [
      'das Passwort Ihres Zugangs wurde soeben geändert, alle Anmeldungen sind beendet. Waren Sie das nicht selbst? Dann ' +
        'sprechen Sie uns bitte sofort an.',
    ],
  },
}

const en: Readonly<Record<AccountTemplate, Words>> = {
  invitation: {
    subject: 'Your access to the online shop',
    body: [
      'an account for our online shop has been set up for you. Please choose your password with this link; it is valid ' +
        'for 14 days and works once.',
    ],
  },
  'password-reset': {
    subject: 'New password for the online shop',
    body: [
      'a new password was requested for your account. Choose it with this link; it is valid for one hour and works once.',
      'You did not ask for it? Then there is nothing to do, your password stays as it is.',
    ],
  },
  'password-initial': {
    subject: 'Your access to the online shop',
    body: [
      'a new password was requested for your account. It has never been used, though: please log in with the initial ' +
        'password of our letter. If you do not have it any more, we are glad to send you new access data.',
    ],
  },
  'password-changed': {
    subject: 'Your password was changed',
    body: [
      'the password of your account has just been changed, and every session has ended. It was not you? Then please ' +
        'contact us at once.',
    ],
  },
}

export const accountWords: Readonly<
  Record<
    Language,
    {
      texts: Readonly<Record<AccountTemplate, Words>>
      greeting: string
      alias: string
      link: string
      regards: string
    }
  >
> = {
  de: {
    texts: de,
    greeting: 'Guten Tag,',
    alias: 'Benutzername',
    link: 'Passwort festlegen',
    regards: 'Mit freundlichen Grüßen',
  },
  en: {
    texts: en,
    greeting: 'Hello,',
    alias: 'User name',
    link: 'Choose a password',
    regards: 'Kind regards',
  },
}
