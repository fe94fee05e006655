/**
 * Names of accessory categories that are kinds of references in BMEcat (ARTICLE_REFERENCE, PRODUCT_REFERENCE), which a
 * supplier's catalogue brings; the setting `accessories` names its own ones and goes before these.
 */
export const referenceNames: Readonly<Record<string, { de: string; en: string }>> = {
  accessories: { de: 'Zubehör', en: 'Accessories' },
  sparepart: { de: 'Ersatzteile', en: 'Spare parts' },
  similar: { de: 'Ähnliche Artikel', en: 'Similar articles' },
  followup: { de: 'Nachfolger', en: 'Successors' },
  mandatory: { de: 'Erforderlich dazu', en: 'Required with it' },
  select: { de: 'Zur Auswahl dazu', en: 'To choose from' },
  diff_orderunit: { de: 'In anderer Einheit', en: 'In another unit' },
  consists_of: { de: 'Bestandteile', en: 'Components' },
  base_product: { de: 'Grundartikel', en: 'Base articles' },
  others: { de: 'Weitere Artikel', en: 'Further articles' },
}
