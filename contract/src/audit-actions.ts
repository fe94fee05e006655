interface Words {
  de: string
  en: string
}

/** Everything the audit log records, with the words staff read for it in both languages. */
export const auditActions = {
  login: { de: 'Anmeldung', en: 'Login' },
  'accept-terms': { de: 'AGB angenommen', en: 'Terms accepted' },
  'end-session': { de: 'Anmeldung beendet', en: 'Session ended' },
  'select-customer': { de: 'Kunde gewechselt', en: 'Customer switched' },
  'change-password': { de: 'Passwort geändert', en: 'Password changed' },
  'reset-password': { de: 'Passwort über Link gesetzt', en: 'Password set by link' },
  'send-access-data': { de: 'Zugangsdaten gesendet', en: 'Access data sent' },
  'export-personal-data': { de: 'Personenbezogene Daten ausgegeben', en: 'Personal data handed out' },
  'save-settings': { de: 'Einstellungen geändert', en: 'Settings changed' },
  'place-order': { de: 'Bestellung aufgegeben', en: 'Order placed' },
  'send-contact-mail': { de: 'Nachricht gesendet', en: 'Message sent' },
  'release-order': { de: 'Budgetauftrag freigegeben', en: 'Budget order released' },
  'reject-order': { de: 'Budgetauftrag abgelehnt', en: 'Budget order rejected' },
  'confirm-order': { de: 'Auftrag bestätigt', en: 'Order confirmed' },
  'refuse-order': { de: 'Auftrag abgelehnt', en: 'Order refused' },
  'deliver-order': { de: 'Auftrag geliefert', en: 'Order delivered' },
  'invoice-delivery': { de: 'Lieferung berechnet', en: 'Delivery invoiced' },
  'credit-invoice': { de: 'Rechnung gutgeschrieben', en: 'Invoice credited' },
  'send-request': { de: 'Artikel angefragt', en: 'Products requested' },
  'finish-request': { de: 'Artikelanfrage erledigt', en: 'Product request done' },
  'reopen-request': { de: 'Artikelanfrage wieder geöffnet', en: 'Product request reopened' },
  'retry-outbox': { de: 'Übergabe wiederholt', en: 'Handing over repeated' },
  'save-synonym': { de: 'Synonym gespeichert', en: 'Synonym saved' },
  'delete-synonym': { de: 'Synonym gelöscht', en: 'Synonym deleted' },
  'save-content': { de: 'Inhalt gespeichert', en: 'Content saved' },
  'delete-content': { de: 'Inhalt gelöscht', en: 'Content deleted' },
  'lock-shop': { de: 'Shop gesperrt', en: 'Shop locked' },
  'open-shop': { de: 'Shop geöffnet', en: 'Shop opened' },
  'guest-mode-on': { de: 'Gastmodus eingeschaltet', en: 'Guest mode switched on' },
  'guest-mode-off': { de: 'Gastmodus ausgeschaltet', en: 'Guest mode switched off' },
  'create-staff': { de: 'Mitarbeiterzugang angelegt', en: 'Staff login created' },
  'create-token': { de: 'Zugriffstoken erstellt', en: 'Access token created' },
  'revoke-token': { de: 'Zugriffstoken widerrufen', en: 'Access token revoked' },
  'write-setting': { de: 'Konfiguration geschrieben', en: 'Configuration written' },
  'start-import': { de: 'Import gestartet', en: 'Import started' },
  'cancel-import': { de: 'Import abgebrochen', en: 'Import cancelled' },
  'undo-import': { de: 'Import zurückgenommen', en: 'Import undone' },
} as const satisfies Record<string, Words>

export type AuditAction = keyof typeof auditActions
export const auditActionNames = Object.keys(auditActions) as [AuditAction, ...AuditAction[]]
