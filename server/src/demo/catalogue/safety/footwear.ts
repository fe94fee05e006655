import type { Wear } from './wear.ts'
import { building, leather } from './wear.ts'

const shoeSizes = ['39', '40', '41', '42', '43', '44', '45', '46', '47']
const low = {
  category: 'shoe-low',
  drawing: 'shoe',
  sizes: shoeSizes,
  norm: 'EN ISO 20345',
  use: building,
} satisfies Partial<Wear>
const leatherBoot = {
  category: 'boot',
  drawing: 'boot',
  norm: 'EN ISO 20345',
  protection: 'S3',
  material: leather,
} satisfies Partial<Wear>

/** Safety shoes and boots. */
export const footwear: readonly Wear[] = [
  {
    ...low,
    title: ['Sicherheitshalbschuh S1P Airo', 'Safety shoe S1P Airo'],
    colours: ['schwarz', 'grau'],
    price: 89,
    weight: 1.1,
    protection: 'S1P',
    material: ['Textil', 'Textile'],
    attributes: { sole: ['PU/PU', 'PU/PU'] },
  },
  {
    ...low,
    title: ['Sicherheitshalbschuh S3 Tecto', 'Safety shoe S3 Tecto'],
    colours: ['schwarz', 'braun'],
    price: 109,
    weight: 1.2,
    protection: 'S3',
    material: leather,
    attributes: { sole: ['PU/TPU', 'PU/TPU'] },
  },
  {
    ...leatherBoot,
    title: ['Sicherheitsstiefel S3 Tecto High', 'Safety boot S3 Tecto High'],
    sizes: shoeSizes,
    colours: ['schwarz', 'braun'],
    price: 129,
    weight: 1.5,
    use: building,
    attributes: { sole: ['PU/TPU', 'PU/TPU'] },
  },
  {
    ...leatherBoot,
    title: ['Dachdeckerstiefel S3 Firsto', 'Roofer boot S3 Firsto'],
    sizes: shoeSizes.slice(1),
    colours: ['schwarz'],
    price: 139,
    weight: 1.4,
    use: ['Steildach', 'Pitched roofs'],
    attributes: { sole: ['Gummi weich', 'Soft rubber'] },
  },
  {
    category: 'boot',
    drawing: 'rubber-boot',
    title: ['Gummistiefel S5', 'Rubber boot S5'],
    sizes: shoeSizes,
    colours: ['gelb', 'gruen'],
    price: 34.9,
    weight: 2,
    norm: 'EN ISO 20345',
    protection: 'S5',
    material: ['PVC', 'PVC'],
    use: building,
    attributes: { sole: ['PVC', 'PVC'] },
  },
]
