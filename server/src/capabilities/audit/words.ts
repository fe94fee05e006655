import { type AuditAction, auditActionNames, auditActions } from '@shop/contract/audit-actions'
import { permissions } from '@shop/contract/permissions'
import type { Language } from '#server/http/context.ts'

type Words = Record<Language, string>

/** Actor of what was done on the server itself. */
export const commandLine = 'command line'
/** Actor without an account; the id of his session may follow. */
export const guestActor = 'guest'
/** Actor that is a machine; the label of its token follows. */
export const tokenActor = 'token'

/** Details that are words of the program, by action; all others are names, numbers or what somebody wrote. */
const details: Partial<Record<AuditAction, Readonly<Record<string, Words>>>> = {
  'place-order': {
    9: { de: 'wartet auf Freigabe des Budgets', en: 'waits for release of the budget' },
    10: { de: 'auf dem Weg zur Warenwirtschaft', en: 'on its way to the ERP' },
  },
  'send-access-data': {
    mail: { de: 'per E-Mail', en: 'by mail' },
    letter: { de: 'als Brief', en: 'as a letter' },
  },
  'reset-password': {
    reset: { de: 'Passwort vergessen', en: 'password forgotten' },
    invitation: { de: 'erster Zugang', en: 'first access' },
  },
  'edit-user': {
    alias: { de: 'Benutzername', en: 'login name' },
    title: { de: 'Anrede', en: 'salutation' },
    firstName: { de: 'Vorname', en: 'first name' },
    lastName: { de: 'Nachname', en: 'last name' },
    mail: { de: 'E-Mail', en: 'mail address' },
    phone: { de: 'Telefon', en: 'phone' },
    fax: { de: 'Fax', en: 'fax' },
    language: { de: 'Sprache', en: 'language' },
    master: { de: 'Hauptbenutzer', en: 'master user' },
    budgetManager: { de: 'Budgetverantwortlicher', en: 'budget manager' },
  },
  'set-permissions': Object.fromEntries(
    Object.entries(permissions).flatMap(([name, { de, en }]) =>
      ['+', '-'].map((sign) => [`${sign}${name}`, { de: `${sign} ${de}`, en: `${sign} ${en}` }]),
    ),
  ),
  'set-budget': {
    on: { de: 'bestellt auf Budget', en: 'orders on a budget' },
    off: { de: 'bestellt ohne Budget', en: 'orders without a budget' },
  },
  'create-staff': {
    clerk: { de: 'Innendienst', en: 'Clerk' },
    admin: { de: 'Administrator', en: 'Administrator' },
  },
  'save-settings': {
    addToBasketMode: { de: 'Warenkorbauswahl', en: 'basket choice' },
    deliveryAddressId: { de: 'Lieferadresse', en: 'delivery address' },
    deliveryLocation: { de: 'Abladestelle', en: 'place to unload' },
    deliveryPhone: { de: 'Telefon auf der Baustelle', en: 'phone on site' },
    deliveryType: { de: 'Lieferart', en: 'delivery type' },
    orderMailActive: { de: 'Auftrags-E-Mail', en: 'order mail' },
    orderMailNetPrice: { de: 'Nettopreise in der Auftrags-E-Mail', en: 'net prices in the order mail' },
    orderMailCustomActive: { de: 'weitere Auftrags-E-Mail', en: 'further order mail' },
    orderMailCustomAddress: { de: 'weitere E-Mail-Adresse', en: 'further mail address' },
    orderMailCustomNetPrice: {
      de: 'Nettopreise in der weiteren Auftrags-E-Mail',
      en: 'net prices in the further order mail',
    },
    paymentMethod: { de: 'Zahlungsart', en: 'payment method' },
    showAvailability: { de: 'Verfügbarkeit anzeigen', en: 'show availability' },
    showNetPrice: { de: 'Nettopreise anzeigen', en: 'show net prices' },
    userAlias: { de: 'Benutzername', en: 'login name' },
  },
}

const actors: Readonly<Record<string, Words>> = {
  [commandLine]: { de: 'Kommandozeile', en: 'Command line' },
  [guestActor]: { de: 'Gast', en: 'Guest' },
}

const tokenWord: Words = { de: 'Zugriffstoken', en: 'Access token' }

/** Who it was where he has no login name: the command line, a guest, a token, or the number of a user who is gone. */
export function actorText(actor: string, language: Language): string {
  if (actor.startsWith(`${tokenActor} `)) return `${tokenWord[language]}${actor.slice(tokenActor.length)}`
  const kind = actor.startsWith(`${guestActor} `) ? guestActor : actor
  return actors[kind]?.[language] ?? actor
}

/** The detail of an entry as people read it. */
export function detailText(action: AuditAction, detail: string, language: Language): string {
  const words = details[action]
  if (words === undefined) return detail
  return detail
    .split(', ')
    .map((word) => words[word]?.[language] ?? word)
    .join(', ')
}

/** The actions whose words in this language hold what is looked for. */
export function actionsCalled(query: string, language: Language): AuditAction[] {
  const wanted = query.toLocaleLowerCase(language)
  return auditActionNames.filter((action) =>
    auditActions[action][language].toLocaleLowerCase(language).includes(wanted),
  )
}
