import type { ShopSettings } from '../shop/public.ts'

/** Where a mail comes from: its own sender, or the company's as it is now; '' when nobody has set one. */
export const senderAddress = (own: string, company: ShopSettings['company']): string =>
  own || company.mailSender || company.mail
