/** A maker; all of them are invented. `number` is his supplier number with the wholesaler. */
export interface Brand {
  name: string
  company: string
  number: string
  /** Begins the maker's own article numbers. */
  prefix: string
}

/** Every brand of the demo wholesaler. */
export const brands = {
  sassovero: brand('Sassovero', 'Sassovero Ceramiche S.p.A.', '70010', 'SV'),
  gresalta: brand('Gresalta', 'Gresalta Industrie Ceramiche S.r.l.', '70020', 'GA'),
  keralind: brand('Keralind', 'Keralind Fliesenwerke GmbH', '70030', 'KL'),
  azulenda: brand('Azulenda', 'Azulenda Cerámica S.L.', '70040', 'AZ'),
  mosaikon: brand('Mosaikon', 'Mosaikon Glas und Keramik GmbH', '70050', 'MK'),
  kantalis: brand('Kantalis', 'Kantalis Profiltechnik GmbH & Co. KG', '70060', 'KT'),
  haftolan: brand('Haftolan', 'Haftolan Bauchemie GmbH', '70110', 'HL'),
  fugenta: brand('Fugenta', 'Fugenta Werke AG', '70120', 'FU'),
  dichtaro: brand('Dichtaro', 'Dichtaro Klebstoffe GmbH', '70130', 'DI'),
  gipsura: brand('Gipsura', 'Gipsura Plattenwerke GmbH', '70210', 'GP'),
  profilar: brand('Profilaro', 'Profilaro Metallbau GmbH', '70220', 'PR'),
  schraubora: brand('Schraubora', 'Schraubora Befestigungstechnik GmbH', '70230', 'SB'),
  wollara: brand('Wollara', 'Wollara Dämmstoffe GmbH', '70310', 'WO'),
  polyterm: brand('Polythermia', 'Polythermia Schaumstoffe AG', '70320', 'PT'),
  holzwarm: brand('Holzwarma', 'Holzwarma Naturdämmung GmbH', '70330', 'HW'),
  rothach: brand('Rothacher', 'Ziegelwerke Rothacher KG', '70410', 'RZ'),
  dachoria: brand('Dachoria', 'Dachoria Dachsysteme GmbH', '70420', 'DA'),
  rinnova: brand('Rinnorma', 'Rinnorma Metallwaren GmbH', '70430', 'RI'),
  aurasit: brand('Aurasit', 'Aurasit Baustoffwerke GmbH & Co. KG', '70510', 'AU'),
  mauralit: brand('Mauralit', 'Mauralit Mörtelwerke GmbH', '70520', 'ML'),
  aquelia: brand('Aquelio', 'Aquelio Sanitärkeramik AG', '70610', 'AQ'),
  sanivero: brand('Sanivero', 'Sanivero Bad GmbH', '70620', 'SN'),
  tropfina: brand('Tropfina', 'Tropfina Armaturen GmbH & Co. KG', '70630', 'TF'),
  rohrena: brand('Rohrena', 'Rohrena Systeme GmbH', '70640', 'RO'),
  calidora: brand('Calidoro', 'Calidoro Heizkörper GmbH', '70710', 'CA'),
  heizarin: brand('Heizarin', 'Heizarin Wärmetechnik AG', '70720', 'HZ'),
  ventilo: brand('Ventilora', 'Ventilora Regeltechnik GmbH', '70730', 'VE'),
  werkbold: brand('Werkbold', 'Werkbold Werkzeuge GmbH', '70810', 'WB'),
  elektra: brand('Voltarno', 'Voltarno Elektrowerkzeuge GmbH', '70820', 'VT'),
  schnittax: brand('Schnittax', 'Schnittax Diamantwerkzeuge GmbH', '70830', 'SX'),
  leuchtor: brand('Leuchtoro', 'Leuchtoro Lichttechnik GmbH', '70840', 'LT'),
  sicurana: brand('Sicurana', 'Sicurana Arbeitsschutz GmbH', '70910', 'SI'),
  trittano: brand('Trittano', 'Trittano Sicherheitsschuhe GmbH', '70920', 'TR'),
} as const satisfies Record<string, Brand>

function brand(name: string, company: string, number: string, prefix: string): Brand {
  return { name, company, number, prefix }
}
