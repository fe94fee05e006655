import type { misc } from '@shop/contract/resources/misc'
import type { UseCase } from '#server/http/context.ts'
import { categoryPictures, noPicture } from '../../catalogue/public.ts'
import { listPlants } from '../../plants/public.ts'
import { referenceNames } from '../reference-names.ts'
import { readSettings } from '../store.ts'

/** GET_CONFIG: the application configuration in the asked language; nothing in it is secret. */
export const getConfig: UseCase<typeof misc, 'GET_CONFIG'> = async (
  _input,
  { db, shop, language, config },
) => {
  const { formats, limits, company, accessories, consent } = await readSettings(
    db,
    'formats',
    'limits',
    'company',
    'accessories',
    'consent',
  )
  const plants = await listPlants(db)
  return {
    ...formats[language],
    maxQuantity: limits.maxQuantity,
    hitsPerPage: limits.hitsPerPage,
    sortFiltersBy: limits.sortFiltersBy,
    noImageUrl: noPicture(config.basePath),
    categoryImageBasePath: categoryPictures(config.basePath),
    autoGuestActive: shop.autoGuestActive,
    accessories: Object.fromEntries(
      Object.entries({ ...referenceNames, ...accessories }).map(([key, name]) => [key, name[language]]),
    ),
    recaptcha: { active: false, key: '' },
    paymentActive: false,
    oxomiActive: config.portal !== undefined,
    orderVariant: 'standard',
    language,
    shopLocked: shop.locked,
    lockMessage: shop.lockMessage[language],
    termsVersion: shop.termsVersion,
    consentVersion: consent.version,
    timeZone: config.timeZone,
    origin: config.baseUrl ?? '',
    demo: config.demo,
    passwordLength: config.passwordLength,
    company: {
      name: company.name,
      legalName: company.legalName,
      claim: company.claim[language],
      phone: company.phone,
      mail: company.mail,
      street: company.street,
      plz: company.plz,
      city: company.city,
    },
    plants,
  }
}
