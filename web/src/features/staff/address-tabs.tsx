import { useTexts } from '#web/app/i18n/use-texts.ts'
import { TabLink, Tabs } from '#web/ui/tabs/tabs.tsx'

/** The addresses themselves, and what customers want to have deleted of them. */
export function AddressTabs({ current }: { current: 'addresses' | 'deletions' }) {
  const t = useTexts('staff')
  return (
    <Tabs label={t('addressViews')}>
      <TabLink to="/staff/addresses" search={{}} current={current === 'addresses'}>
        {t('addresses')}
      </TabLink>
      <TabLink to="/staff/addresses/deletions" search={{ open: 'true' }} current={current === 'deletions'}>
        {t('deletions')}
      </TabLink>
    </Tabs>
  )
}
