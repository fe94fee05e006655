/** Categories of adhesives, grout and what belongs to laying tiles. */
export const adhesiveTree = `
adhesives | Kleber, Fugen, Abdichtung | Adhesives, grout, waterproofing | sack
  tile-adhesives | Fliesenkleber | Tile adhesives
    adhesives-cement | Zementäre Kleber | Cement-based adhesives
      adhesive-flex | Flexkleber | Flexible adhesives
      adhesive-special | Spezialkleber | Special adhesives
      adhesive-stone | Natursteinkleber | Natural stone adhesives
    adhesives-ready | Gebrauchsfertige und Reaktionsharzkleber | Ready-mixed and resin adhesives | bucket
      adhesive-dispersion | Dispersionskleber | Dispersion adhesives
      adhesive-epoxy | Epoxidharzkleber | Epoxy adhesives
  grouts | Fugenmörtel | Grout
    grouts-cement | Zementäre Fugen | Cement grout
      grout-flex | Flexfugen | Flexible grout
      grout-fine | Feinfugen | Fine grout
      grout-premium | Premiumfugen schmutzabweisend | Premium stain-resistant grout
    grouts-resin | Reaktionsharzfugen | Resin grout | bucket
      grout-epoxy | Epoxidharzfugen | Epoxy grout
  sealants | Dichtstoffe | Sealants | cartridge
    silicones | Silikone und Acryl | Silicones and acrylic
      silicone-sanitary | Sanitärsilikon | Sanitary silicone
      silicone-stone | Natursteinsilikon | Natural stone silicone
      acrylic | Acryl und Montagekleber | Acrylic and assembly adhesive
    foams | PU-Schäume | PU foams | spray-can
      foam-gun | Pistolen- und Montageschaum | Gun and assembly foam
  floor-preparation | Untergrund | Substrate
    levelling | Ausgleichs- und Spachtelmassen | Levelling compounds
      levelling-floor | Bodenausgleich | Floor levelling
      levelling-repair | Reparaturmörtel | Repair mortar
    primers | Grundierungen | Primers | canister
      primer-all | Grundierungen und Haftbrücken | Primers and bonding agents
  waterproofing | Abdichtung | Waterproofing | bucket
    waterproofing-indoor | Verbundabdichtung | Bonded waterproofing
      waterproofing-liquid | Flüssigfolie und Dichtschlämme | Liquid membrane and slurry
      waterproofing-tape | Dichtbänder und Manschetten | Sealing tapes and collars | roll
  cleaners | Reinigung und Pflege | Cleaning and care | canister
    cleaners-all | Reiniger und Imprägnierungen | Cleaners and impregnations
      cleaner-tile | Fliesenreiniger | Tile cleaners
      cleaner-protect | Imprägnierung und Schutz | Impregnation and protection
`
