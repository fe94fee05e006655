/** Categories of heating. */
export const heatingTree = `
heating | Heizung | Heating | radiator
  radiators | Heizkörper | Radiators
    radiators-panel | Flachheizkörper | Panel radiators
      radiator-compact | Kompaktheizkörper | Compact radiators
      radiator-valve | Ventilheizkörper | Valve radiators
    radiators-bath | Badheizkörper | Towel radiators | towel-radiator
      radiator-towel | Handtuchheizkörper | Towel radiators
    radiator-parts | Ventile und Thermostate | Valves and thermostats | valve
      radiator-valve-part | Thermostatventile | Thermostatic valves
      thermostat | Thermostatköpfe | Thermostat heads | thermostat
  heat-generation | Wärmeerzeuger | Heat generation | boiler
    generators | Wärmepumpen und Kessel | Heat pumps and boilers
      heat-pump | Wärmepumpen | Heat pumps | heat-pump
      boiler | Gas-Brennwertgeräte | Gas condensing boilers
    water-heaters | Warmwasser | Hot water | water-heater
      water-heater | Warmwasserspeicher | Water heaters
      flow-heater | Durchlauferhitzer | Instantaneous water heaters
  heating-components | Komponenten | Components | pump
    pumps | Pumpen und Gefäße | Pumps and vessels
      pump | Umwälzpumpen | Circulators
      vessel | Ausdehnungsgefäße | Expansion vessels | vessel
    underfloor | Fußbodenheizung | Underfloor heating | pipe-coil
      underfloor-pipe | Rohre und Platten | Pipes and panels
      manifold | Heizkreisverteiler | Manifolds | manifold
`
