/** As `germanNames`, for masonry, render, boards, doors and the site. */
export const germanBuildingNames = `
  Bodentreppe, Dachbodentreppe, Speichertreppe, Bodeneinschubtreppe
  Dachausstieg, Dachluke, Dachausstiegsfenster
  Drempeltür, Kniestocktür
  Faserzementplatte, Eternit, Eternitplatte
  Faserzementwellplatte, Welleternit, Wellfaserzement
  Hohlkammerplatte, Stegplatte, Doppelstegplatte, Stegdoppelplatte
  Acrylglas, Plexiglas
  Bitumenschindel, Dachschindel
  Konstruktionsvollholz, KVH, Kantholz
  Rauspund, Rauhspund, Rauspundbrett, Rauhspundbrett
  Profilholz, Fasebrett, Nut und Feder Brett, Profilbrett
  Hartfaserplatte, Holzfaserplatte
  MDF, MDF Platte, mitteldichte Faserplatte
  Schalungsplatte, Schaltafel, Dokaplatte, Doka Platte
  Kanaldiele, Verbaudiele
  Hohlblock, Hohlblockstein, Hbl
  Bimsstein, Leichtbetonstein
  Hochlochziegel, Tonziegel
  Flachsturz, Fertigsturz
  Mauersperrbahn, Mauersperre, Sperrpappe, Mauerwerkssperrbahn
  Luftschichtanker, Drahtanker
  Mauerverbinder, Flachanker
  Weißkalkhydrat, Kalkhydrat, Weißkalk, Sackkalk
  Scheibenputz, Edelputz, Kratzputz
  Rillenputz, Reibeputz
  Strukturputz, Rauputz
  Maschinenputzgips, Gips Maschinenputz, Gipsputz, Gipsmaschinenputz
  Putzeckprofil, Kantenschiene, Eckputzprofil
  Sockelleiste, Fußleiste, Scheuerleiste
  Bewehrungsgitter, Estrichmatte, Estrichgitter
  Mobilzaun, Bauzaun
  Flatterband, Absperrband, Warnband
  Leitkegel, Verkehrskegel, Pylone, Pylon
  Türfutter, Türzarge, Umfassungszarge
  Trockenschüttung, Ausgleichsschüttung, Perlite, Blähperlit, Schüttung
  Schnellbauschraube, Gipsschraube, Trockenbauschraube, Rigipsschraube
  Gipskartondübel, Rigipsdübel, GK Dübel
  Plattenmesser, Gipskartonmesser
  Surformhobel, Kantenhobel
  Revisionsklappe, Wandtür, Revisionstür
  Estrichdämmplatte, Fußbodendämmplatte
`
