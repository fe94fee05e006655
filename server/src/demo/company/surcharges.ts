import type { ShopSettings } from '#server/capabilities/shop/public.ts'

/** Freight by weight (free from 750 € of goods), small quantities, pallets. Invented, as everything of the demo. */
export const demoSurcharges: ShopSettings['surcharges'] = {
  rules: [
    {
      kind: 'freight',
      currency: 'EUR',
      deliveryTypes: ['01'],
      tiers: [
        { upToKg: '30', amount: '9.90' },
        { upToKg: '300', amount: '34.50' },
        { upToKg: '1000', amount: '59' },
        { upToKg: '2500', amount: '89' },
      ],
      freeFrom: '750',
    },
    { kind: 'smallQuantity', currency: 'EUR', deliveryTypes: ['01', '02'], below: '50', amount: '7.50' },
    {
      kind: 'palletDeposit',
      currency: 'EUR',
      deliveryTypes: ['01', '02'],
      amountEach: '12',
      taxCode: 'full',
    },
  ],
}
