import type { article } from '@shop/contract/resources/article'
import type { UseCase } from '#server/http/context.ts'
import { findLabelledArticle } from '../files/file-store.ts'
import { energyLabel } from '../paths.ts'

/** GENERATE_EEK_LABELS: labels are drawn when they are downloaded, so that this only names their addresses. */
export const generateEekLabels: UseCase<typeof article, 'GENERATE_EEK_LABELS'> = async (
  { supplier_id: supplier, article_number: number },
  context,
) => {
  const { config, fail } = context
  const found = await findLabelledArticle(context, supplier, number)
  if (found === undefined) throw fail('INVALID_GENERATE_LABELS_PARAMS')
  return {
    labels: found.eek_classes.map(({ eek_class: eekClass }, index) => ({
      index,
      eekClass,
      url: energyLabel(config.basePath, { supplier, number, index }),
    })),
  }
}
