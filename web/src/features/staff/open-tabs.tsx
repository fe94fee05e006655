import { useTexts } from '#web/app/i18n/use-texts.ts'
import { TabLink, Tabs } from '#web/ui/tabs/tabs.tsx'
import type { WordSearch, OpenSearch } from './list-search.ts'

interface OpenTabsProps {
  /** Says what the views are of; read aloud. */
  label: string
  to: '/staff/orders' | '/staff/requests' | '/staff/outbox' | '/staff/addresses/deletions'
  search: WordSearch & OpenSearch
}

/** All of a list, or only what is not done; what was looked for stays. */
export function OpenTabs({ label, to, search: { q, open } }: OpenTabsProps) {
  const t = useTexts('staff')
  return (
    <Tabs label={label}>
      <TabLink to={to} search={{ q }} current={open === undefined}>
        {t('all')}
      </TabLink>
      <TabLink to={to} search={{ q, open: 'true' }} current={open === 'true'}>
        {t('onlyOpen')}
      </TabLink>
    </Tabs>
  )
}
