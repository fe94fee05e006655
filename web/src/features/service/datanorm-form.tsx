import { datanormPrices, datanormSources } from '@shop/contract/datanorm'
import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Download } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { saveFile } from '#web/app/api/save-file.ts'
import { mainCategoriesQuery } from '#web/app/categories.ts'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { useMay } from '#web/app/shop-queries.ts'
import { useShop } from '#web/app/use-shop.ts'
import { listsQuery } from '#web/features/lists/public.ts'
import { Button } from '#web/ui/button/button.tsx'
import { SelectField } from '#web/ui/field/select-field.tsx'
import styles from './datanorm.module.css'

type Source = (typeof datanormSources)[number]
type Prices = (typeof datanormPrices)[number]

/** Which articles, with which prices; net prices only for those who may see them. */
export function DatanormForm() {
  const t = useTexts('service')
  const { api, basePath, i18n } = useShop()
  const seesNet = useMay('NET_PRICES')
  const { lists } = useSuspenseQuery(listsQuery(false)).data
  const categories = useSuspenseQuery(mainCategoriesQuery(api)).data
  const [articles, setArticles] = useState<Source>('bought')
  const [ids, setIds] = useState<Partial<Record<Source, string>>>({})
  const [prices, setPrices] = useState<Prices>(seesNet ? 'net' : 'list')
  const top = Math.min(...categories.map(({ level }) => level))
  const choices = {
    bought: [],
    list: lists.map(({ id, name }) => ({ value: id, label: name })),
    category: categories.map(({ id, name, level }) => ({
      value: id,
      label: level > top ? `\u2003${name}` : name,
    })),
  }[articles]
  const id = ids[articles] ?? choices[0]?.value
  const save = useMutation({
    mutationFn: () => {
      const query = new URLSearchParams({ articles, prices, ...(id !== undefined && { id }) })
      return saveFile(`${basePath}download/datanorm?${query}`, i18n)
    },
  })

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!save.isPending) save.mutate()
  }

  return (
    <form className={styles.form} aria-label={t('datanorm')} onSubmit={submit} noValidate>
      <SelectField
        label={t('datanormArticles')}
        required
        value={articles}
        onChange={({ target }) =>
          setArticles(datanormSources.find((source) => source === target.value) ?? 'bought')
        }
        options={datanormSources.map((value) => ({ value, label: t(`datanormArticles.${value}`) }))}
      />
      {choices.length > 0 && (
        <SelectField
          label={t(articles === 'list' ? 'datanormList' : 'datanormCategory')}
          required
          value={id}
          onChange={({ target }) => setIds({ ...ids, [articles]: target.value })}
          options={choices}
        />
      )}
      {articles === 'list' && lists.length === 0 && (
        <p>
          {t('datanormNoList')} <Link to="/myaccount/lists">{t('datanormToLists')}</Link>
        </p>
      )}
      <SelectField
        label={t('datanormPrices')}
        required
        value={prices}
        hint={prices === 'net' ? t('datanormNetHint') : undefined}
        onChange={({ target }) =>
          setPrices(datanormPrices.find((choice) => choice === target.value) ?? 'list')
        }
        options={datanormPrices
          .filter((value) => value === 'list' || seesNet)
          .map((value) => ({ value, label: t(`datanormPrices.${value}`) }))}
      />
      <Button
        type="submit"
        icon={<Download aria-hidden size={18} />}
        busy={save.isPending}
        disabled={articles !== 'bought' && id === undefined}
      >
        {t('datanormSave')}
      </Button>
    </form>
  )
}
