/** First column of the tables ETIM's classification comes in as CSV; those of classes and groups lie beside the names. */
const firstColumns =
  /^"?(?:ARTGROUPID|ARTCLASSID|ARTCLASSFEATURENR|ARTCLASSFEATUREVALUENR|FEATUREGROUPID|FEATUREID|VALUEID|UNITOFMEASID)"?\s*[;,\t|]/i

/** Whether a text begins as a table of ETIM's classification does, or as its XML (IXF). */
export const looksLikeEtim = (text: string, root: string | undefined): boolean =>
  root === 'IXF' || firstColumns.test(text)
