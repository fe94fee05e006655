import type { Language, SearchSynonym } from '../../../document.ts'
import { colourNames } from '../colour-card.ts'
import { oneWayBrandNamesDe } from './one-way-names-brands-de.ts'
import { oneWayNamesDe } from './one-way-names-de.ts'
import { oneWayYardNamesDe } from './one-way-names-yard-de.ts'
import { oneWayNamesEn } from './one-way-names-en.ts'
import { oneWayNamesHomeEn } from './one-way-names-home-en.ts'
import { oneWayNames } from './one-way-names.ts'
import { germanNames } from './trade-names-de.ts'
import { englishNames } from './trade-names-en.ts'
import { germanBuildingNames } from './trade-names-building-de.ts'
import { germanEarthworkNames } from './trade-names-earthworks-de.ts'
import { germanElectricNames } from './trade-names-electric-de.ts'
import { germanFixingNames } from './trade-names-fixings-de.ts'
import { germanFloorNames } from './trade-names-floors-de.ts'
import { germanJoineryNames } from './trade-names-joinery-de.ts'
import { germanPaintNames } from './trade-names-paint-de.ts'
import { germanPlumbingNames } from './trade-names-plumbing-de.ts'
import { germanProtectionNames } from './trade-names-protection-de.ts'
import { germanRoofingNames } from './trade-names-roofing-de.ts'
import { germanWorkshopNames } from './trade-names-workshop-de.ts'
import { germanFittingNames } from './trade-names-fittings-de.ts'
import { germanHardwareNames } from './trade-names-hardware-de.ts'
import { germanInstallationNames } from './trade-names-installation-de.ts'
import { germanMaterialNames } from './trade-names-materials-de.ts'
import { germanOutdoorNames } from './trade-names-outdoors-de.ts'
import { germanSiteNames } from './trade-names-site-de.ts'
import { germanTilingNames } from './trade-names-tiling-de.ts'
import { germanToolNames } from './trade-names-tools-de.ts'
import { britishNames } from './trade-names-gb.ts'
import { americanNames } from './trade-names-us.ts'

const names: Record<Language, string> = {
  de: [
    germanNames,
    germanMaterialNames,
    germanOutdoorNames,
    germanInstallationNames,
    germanToolNames,
    germanHardwareNames,
    germanFittingNames,
    germanBuildingNames,
    germanTilingNames,
    germanSiteNames,
    germanEarthworkNames,
    germanElectricNames,
    germanFixingNames,
    germanFloorNames,
    germanJoineryNames,
    germanPaintNames,
    germanPlumbingNames,
    germanProtectionNames,
    germanRoofingNames,
    germanWorkshopNames,
  ].join(''),
  en: englishNames + britishNames + americanNames,
}

/** Base synonyms of the building trade, in every engine from the start. */
export const tradeSynonyms: readonly SearchSynonym[] = [
  ...colourNames,
  ...oneWayNames,
  ...oneWayNamesDe,
  ...oneWayYardNamesDe,
  ...oneWayBrandNamesDe,
  ...oneWayNamesEn,
  ...oneWayNamesHomeEn,
  ...(['de', 'en'] as const).flatMap((language) =>
    names[language]
      .split('\n')
      .map((line) => line.split(',').map((name) => name.trim()))
      .filter((line) => line.length > 1)
      .map(([word = '', ...synonyms]) => ({ word, language, synonyms })),
  ),
]
