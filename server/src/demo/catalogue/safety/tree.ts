/** Categories of occupational safety. */
export const safetyTree = `
safety | Arbeitsschutz | Safety | helmet
  safety-head | Kopf, Augen, Gehör, Atem | Head, eyes, ears, breathing
    head-protection | Kopfschutz | Head protection
      helmet | Schutzhelme | Safety helmets
      glasses | Schutzbrillen | Safety glasses | glasses
      hearing | Gehörschutz | Hearing protection | ear-muffs
      respirator | Atemschutz | Respirators | respirator
  safety-hands | Hände und Füße | Hands and feet | glove
    hand-protection | Handschuhe | Gloves
      glove-assembly | Montagehandschuhe | Assembly gloves
      glove-special | Schnitt- und Chemikalienschutz | Cut and chemical protection
    foot-protection | Schuhe | Footwear | boot
      shoe-low | Sicherheitsschuhe S1P bis S3 | Safety shoes S1P to S3
      boot | Sicherheitsstiefel | Safety boots
  safety-wear | Bekleidung | Workwear | jacket
    workwear | Arbeitskleidung | Workwear
      trousers | Arbeitshosen | Work trousers | trousers
      hi-vis | Warnschutz | High-visibility wear
`
