import { describe, expect, test } from 'vitest'
import { defaultMapping } from '../catalogue/mapping.ts'
import { catalogueToRows } from '../catalogue/to-rows.ts'
import { emptyShop, streamOf } from '../testing.ts'
import { bmecatSource } from './read-bmecat.ts'

const classification = `<CLASSIFICATION_SYSTEM>
  <CLASSIFICATION_SYSTEM_NAME>ETIM-9.0</CLASSIFICATION_SYSTEM_NAME>
  <CLASSIFICATION_SYSTEM_FEATURE_TEMPLATES>
    <CLASSIFICATION_SYSTEM_FEATURE_TEMPLATE><FT_ID>EF000008</FT_ID><FT_NAME lang="deu">Breite</FT_NAME><FT_NAME lang="eng">Width</FT_NAME></CLASSIFICATION_SYSTEM_FEATURE_TEMPLATE>
    <CLASSIFICATION_SYSTEM_FEATURE_TEMPLATE><FT_ID>EF002169</FT_ID><FT_NAME lang="deu">Werkstoff</FT_NAME><FT_NAME lang="eng">Material</FT_NAME></CLASSIFICATION_SYSTEM_FEATURE_TEMPLATE>
    <CLASSIFICATION_SYSTEM_FEATURE_TEMPLATE><FT_ID>EF000040</FT_ID><FT_NAME lang="deu">Höhe</FT_NAME>
      <FEATURE_CONTENT><FT_DATATYPE>number</FT_DATATYPE><FT_UNIT_IDREF>EU999001</FT_UNIT_IDREF></FEATURE_CONTENT></CLASSIFICATION_SYSTEM_FEATURE_TEMPLATE>
  </CLASSIFICATION_SYSTEM_FEATURE_TEMPLATES>
  <UNITS><UNIT><UNIT_ID>EU999001</UNIT_ID><UNIT_NAME>Zoll</UNIT_NAME><UNIT_SHORTNAME>in</UNIT_SHORTNAME></UNIT></UNITS>
  <ALLOWED_VALUES>
    <ALLOWED_VALUE><ALLOWED_VALUE_ID>EV000154</ALLOWED_VALUE_ID><ALLOWED_VALUE_NAME lang="deu">Keramik</ALLOWED_VALUE_NAME><ALLOWED_VALUE_NAME lang="eng">Ceramic</ALLOWED_VALUE_NAME></ALLOWED_VALUE>
    <ALLOWED_VALUE><ALLOWED_VALUE_ID>EV000155</ALLOWED_VALUE_ID><ALLOWED_VALUE_NAME lang="deu">Glas</ALLOWED_VALUE_NAME></ALLOWED_VALUE>
    <ALLOWED_VALUE><ALLOWED_VALUE_ID>EV000202</ALLOWED_VALUE_ID><ALLOWED_VALUE_NAME lang="deu">2</ALLOWED_VALUE_NAME><ALLOWED_VALUE_NAME lang="eng">2</ALLOWED_VALUE_NAME></ALLOWED_VALUE>
  </ALLOWED_VALUES>
  <CLASSIFICATION_GROUPS><CLASSIFICATION_GROUP type="leaf"><CLASSIFICATION_GROUP_ID>EC011550</CLASSIFICATION_GROUP_ID>
    <CLASSIFICATION_GROUP_NAME>Waschtisch</CLASSIFICATION_GROUP_NAME>
    <CLASSIFICATION_GROUP_FEATURE_TEMPLATES><CLASSIFICATION_GROUP_FEATURE_TEMPLATE>
      <FT_IDREF>EF000008</FT_IDREF><FT_UNIT_IDREF>EU570448</FT_UNIT_IDREF>
    </CLASSIFICATION_GROUP_FEATURE_TEMPLATE></CLASSIFICATION_GROUP_FEATURE_TEMPLATES>
  </CLASSIFICATION_GROUP></CLASSIFICATION_GROUPS>
</CLASSIFICATION_SYSTEM>
<CLASSIFICATION_SYSTEM><CLASSIFICATION_SYSTEM_NAME>udf_Haus</CLASSIFICATION_SYSTEM_NAME>
  <CLASSIFICATION_SYSTEM_FEATURE_TEMPLATES><CLASSIFICATION_SYSTEM_FEATURE_TEMPLATE><FT_ID>M7</FT_ID><FT_NAME>Serie</FT_NAME></CLASSIFICATION_SYSTEM_FEATURE_TEMPLATE></CLASSIFICATION_SYSTEM_FEATURE_TEMPLATES>
</CLASSIFICATION_SYSTEM>`

const feature = (name: string, ...values: string[]) =>
  `<FEATURE><FNAME>${name}</FNAME>${values.map((value) => `<FVALUE>${value}</FVALUE>`).join('')}</FEATURE>`

const product = `<PRODUCT><SUPPLIER_PID>1</SUPPLIER_PID><PRODUCT_DETAILS><DESCRIPTION_SHORT>Waschtisch</DESCRIPTION_SHORT></PRODUCT_DETAILS>
  <PRODUCT_FEATURES><REFERENCE_FEATURE_SYSTEM_NAME>ETIM-9.0</REFERENCE_FEATURE_SYSTEM_NAME><REFERENCE_FEATURE_GROUP_ID>EC011550</REFERENCE_FEATURE_GROUP_ID>
    ${feature('EF000008', '600')}${feature('EF002169', 'EV000154', 'EV000155')}${feature('EF000040', '20')}
    ${feature('EF000116', 'EV000202')}${feature('EF009999', 'EV009999')}</PRODUCT_FEATURES>
  <PRODUCT_FEATURES><REFERENCE_FEATURE_SYSTEM_NAME>udf_Haus</REFERENCE_FEATURE_SYSTEM_NAME>
    <FEATURE><FT_IDREF>M7</FT_IDREF><FVALUE>Ufer</FVALUE></FEATURE></PRODUCT_FEATURES>
  <PRODUCT_FEATURES><REFERENCE_FEATURE_SYSTEM_NAME>udf_Anderes</REFERENCE_FEATURE_SYSTEM_NAME>
    <FEATURE><FT_IDREF>M7</FT_IDREF><FVALUE>7</FVALUE></FEATURE></PRODUCT_FEATURES></PRODUCT>`

async function attributesOf(content: string) {
  const file = `<BMECAT version="2005"><HEADER><CATALOG><LANGUAGE>deu</LANGUAGE></CATALOG></HEADER>
    <T_NEW_CATALOG>${content}</T_NEW_CATALOG></BMECAT>`
  const options = { ...defaultMapping, today: '2026-03-11', supplier: 'X' }
  const source = bmecatSource(() => streamOf(file, 4096))
  const items = await Array.fromAsync(catalogueToRows(source, options, emptyShop))
  const article = items.find((item) => item.type === 'row' && item.kind === 'articles')
  return article?.type === 'row' && 'attributes' in article.value ? article.value.attributes : undefined
}

describe('codes of features', () => {
  const named = [
    { key: 'EF000008', name: { de: 'Breite', en: 'Width' }, value: '600', unit: 'mm' },
    {
      key: 'EF002169',
      name: { de: 'Werkstoff', en: 'Material' },
      value: { de: 'Keramik, Glas', en: 'Ceramic, Glas' },
    },
    { key: 'EF000040', name: { de: 'Höhe' }, value: '20', unit: 'in' },
    { key: 'EF000116', name: { de: 'EF000116' }, value: '2' },
    { key: 'EF009999', name: { de: 'EF009999' }, value: { de: 'EV009999' } },
    { key: 'M7', name: { de: 'Serie' }, value: { de: 'Ufer' } },
  ]

  test('stay codes where the file does not say what they mean', async () => {
    expect(await attributesOf(product)).toMatchObject([
      { key: 'EF000008', name: { de: 'EF000008' } },
      { value: { de: 'EV000154, EV000155' } },
      { value: '20' },
      {},
      {},
      { name: { de: 'M7' } },
    ])
  })

  test('get the names, values and units of the file’s classification systems, each of its own', async () => {
    expect(await attributesOf(classification + product)).toMatchObject(named)
  })

  test('get them also where they stand behind the articles', async () => {
    expect(await attributesOf(product + classification)).toMatchObject(named)
  })
})
