/** Whether a text is a product class of ETIM: EC and six digits (ETIM guideline for BMEcat, REFERENCE_FEATURE_GROUP_ID). */
export const isEtimClass = (text: string): boolean => /^EC\d{6}$/i.test(text)
