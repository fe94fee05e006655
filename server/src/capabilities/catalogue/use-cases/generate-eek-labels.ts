import type { article } from '@shop/contract/resources/article'
import type { UseCase } from '#server/http/context.ts'
import { findLabelledArticle } from '../files/file-store.ts'
import { energyLabel, isWebAddress } from '../paths.ts'

/** GENERATE_EEK_LABELS: labels are drawn when they are downloaded, so that this only names where each one is. */
export const generateEekLabels: UseCase<typeof article, 'GENERATE_EEK_LABELS'> = async (
  { supplier_id: supplier, article_number: number },
  context,
) => {
  const { config, fail } = context
  const found = await findLabelledArticle(context, supplier, number)
  if (found === undefined) throw fail('INVALID_GENERATE_LABELS_PARAMS')
  return {
    labels: found.eek_classes.map(({ eek_class: eekClass, label = '' }, index) => ({
      index,
      eekClass,
      url: isWebAddress(label) ? label : energyLabel(config.basePath, { supplier, number, index }),
    })),
  }
}
