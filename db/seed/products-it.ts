import { brands } from './brands.ts';
import { except, GST, only, singles, type Family } from './family.ts';

const category = 'IT & electronics';
const brand = brands.electronics;

const computers = singles({
  category,
  subcategory: 'Computers & monitors',
  group: 'PC',
  brand,
  hsn: '847150',
  gst: GST.standard,
  buyers: {
    aravalli: only('DT-6C', 'PPC-15'),
    konkan: except('TAB-10', 'MON-27'),
    deccan: only('LT-14', 'TAB-10', 'MON-27'),
  },
  rows: `
    DT-6C | Desktop computer, six-core, 16 GB, 512 GB SSD, keyboard and mouse | 46500
      Small-form desktop with six-core processor, 16 GB memory and 512 GB SSD, business operating system licence and three years on-site warranty.
      Processor: Six core; Memory: 16 GB; Storage: 512 GB SSD; Warranty: 3 years on site
    LT-14 | Laptop 14 in, eight-core, 16 GB, 512 GB SSD | 62500 | hsn: 847130
      Business laptop of 14 in with eight-core processor, 16 GB memory and fingerprint reader, 1.4 kg.
      Display: 14 in, 1920 × 1200; Memory: 16 GB; Storage: 512 GB SSD; Mass: 1.4 kg
    PPC-15 | Panel PC 15 in, fanless, IP65 front | 58000
      Fanless touch panel PC of 15 in with IP65 front and 24 V DC supply for machine and batch terminals.
      Display: 15 in touch; Memory: 8 GB; Supply: 24 V DC; Protection: IP65 front
    TAB-10 | Rugged tablet 10 in, IP65, with hand strap | 34500 | hsn: 847130
      Rugged tablet of 10 in with barcode-capable camera for stores and maintenance rounds, 1.2 m drop.
      Display: 10.1 in; Memory: 6 GB; Protection: IP65; Drop: 1.2 m
    MON-24 | Monitor 24 in, full HD, IPS, height adjustable | 10900 | hsn: 852852
      Full HD IPS monitor of 23.8 in with HDMI and DisplayPort, height and pivot stand.
      Size: 23.8 in; Resolution: 1920 × 1080; Ports: HDMI, DP
    MON-27 | Monitor 27 in, QHD, IPS, height adjustable | 19800 | hsn: 852852
      QHD IPS monitor of 27 in with USB-C and HDMI for drawings and two documents side by side.
      Size: 27 in; Resolution: 2560 × 1440; Ports: USB-C, HDMI, DP
  `,
});

const patchCords = singles({
  category,
  subcategory: 'Networking',
  group: 'PCH',
  brand,
  hsn: '854442',
  gst: GST.standard,
  buyers: { konkan: except('C6-5M', 'C6-10M'), deccan: only('C6-5M', 'C6-10M') },
  rows: `
    C6-1M | Patch cord Cat 6 UTP, 1 m, grey, LSZH | 92
      Factory-tested Cat 6 patch cord of 1 m with moulded RJ45 boots and 24 AWG stranded copper, for racks and desks. ISO/IEC 11801, LSZH jacket.
      Category: Cat 6 UTP; Length: 1 m; Conductor: Copper, 24 AWG; Jacket: LSZH, grey
    C6-2M | Patch cord Cat 6 UTP, 2 m, grey, LSZH | 122
      Factory-tested Cat 6 patch cord of 2 m with moulded RJ45 boots and 24 AWG stranded copper, for racks and desks. ISO/IEC 11801, LSZH jacket.
      Category: Cat 6 UTP; Length: 2 m; Conductor: Copper, 24 AWG; Jacket: LSZH, grey
    C6-3M | Patch cord Cat 6 UTP, 3 m, grey, LSZH | 152
      Factory-tested Cat 6 patch cord of 3 m with moulded RJ45 boots and 24 AWG stranded copper, for racks and desks. ISO/IEC 11801, LSZH jacket.
      Category: Cat 6 UTP; Length: 3 m; Conductor: Copper, 24 AWG; Jacket: LSZH, grey
    C6-5M | Patch cord Cat 6 UTP, 5 m, grey, LSZH | 210
      Factory-tested Cat 6 patch cord of 5 m with moulded RJ45 boots and 24 AWG stranded copper, for racks and desks. ISO/IEC 11801, LSZH jacket.
      Category: Cat 6 UTP; Length: 5 m; Conductor: Copper, 24 AWG; Jacket: LSZH, grey
    C6-10M | Patch cord Cat 6 UTP, 10 m, grey, LSZH | 365
      Factory-tested Cat 6 patch cord of 10 m with moulded RJ45 boots and 24 AWG stranded copper, for racks and desks. ISO/IEC 11801, LSZH jacket.
      Category: Cat 6 UTP; Length: 10 m; Conductor: Copper, 24 AWG; Jacket: LSZH, grey
  `,
});

const network = singles({
  category,
  subcategory: 'Networking',
  group: 'NET',
  brand,
  hsn: '851762',
  gst: GST.standard,
  buyers: { aravalli: only('SW-IND-8'), konkan: only('SW-16', 'AP-AX'), deccan: except('SW-16', 'SW-IND-8') },
  rows: `
    CAB-C6 | Cable Cat 6 UTP, 305 m box, LSZH | 9850 | unit: BOX; pack: Box of 305 m; hsn: 854449
      Solid copper Cat 6 UTP cable of 23 AWG in a pull box for structured cabling; ISO/IEC 11801.
      Category: Cat 6 UTP; Length: 305 m; Conductor: Copper, 23 AWG
    SW-16 | Network switch, 16 port gigabit, rack | 5650
      Unmanaged 16-port gigabit switch for 19 in racks, fanless.
      Ports: 16 × 1 Gbit/s; Management: None; Mount: 19 in, 1U
    SW-24P | Network switch, 24 port PoE+, managed, 370 W | 34500
      Managed 24-port gigabit PoE+ switch with four SFP slots for cameras and access points.
      Ports: 24 × 1 Gbit/s PoE+, 4 SFP; Budget: 370 W; Management: Layer 2+
    SW-IND-8 | Industrial Ethernet switch, 8 port, DIN rail, 24 V DC | 8900
      Unmanaged eight-port DIN-rail switch for machine panels, -40 to 75 °C, 24 V DC.
      Ports: 8 × 100 Mbit/s; Mount: DIN rail; Supply: 12–48 V DC
    AP-AX | Wireless access point Wi-Fi 6, ceiling, PoE | 11800
      Ceiling access point of Wi-Fi 6 class AX3000 with PoE for offices and warehouses.
      Class: AX3000; Supply: PoE 802.3at; Mount: Ceiling
    RCK-9U | Wall rack 9U, 600 × 500 mm, glass door | 5450 | hsn: 853810
      Wall-mount 19 in rack of 9U with glass door, fan and power strip.
      Height: 9U; Depth: 500 mm; Load: 60 kg
    CAM-4MP | IP camera 4 MP, bullet, IR 30 m, PoE, IP67 | 3450 | hsn: 852589
      Outdoor bullet camera of 4 MP with 30 m infrared and PoE for gates, yards and sites.
      Resolution: 4 MP; Infrared: 30 m; Protection: IP67
  `,
});

const printing = singles({
  category,
  subcategory: 'Printing & labelling',
  group: 'PRN',
  brand,
  hsn: '844332',
  gst: GST.standard,
  buyers: {
    aravalli: only('LBL-4', 'LBR-50X25', 'RBN-110', 'SCN-2D'),
    konkan: except('LSR-MFP', 'LBR-50X25', 'RBN-110'),
    deccan: only('LSR-MFP', 'TNR-BK'),
  },
  rows: `
    LSR-MONO | Laser printer A4 mono, 40 ppm, duplex, network | 21500
      Mono A4 laser printer of 40 pages a minute with duplex and network, for office and batch records.
      Speed: 40 ppm; Resolution: 1200 dpi; Duplex: Yes
    LSR-MFP | Laser multifunction A4 mono, 36 ppm, scan and copy | 32800 | hsn: 844331
      Mono A4 multifunction printer with document feeder, scan and copy, 36 pages a minute.
      Speed: 36 ppm; Functions: Print, scan, copy; Feeder: 50 sheets
    TNR-BK | Toner cartridge, black, 6000 pages | 4850 | hsn: 844399
      Black toner cartridge for the A4 mono laser printers, about 6000 pages at 5 % coverage.
      Yield: 6000 pages; Colour: Black; Standard: ISO/IEC 19752
    LBL-4 | Label printer 4 in, thermal transfer, 203 dpi | 14800
      Thermal transfer label printer of 104 mm print width for carton and bin labels, USB and Ethernet.
      Width: 104 mm; Resolution: 203 dpi; Interface: USB, Ethernet
    LBR-100X75 | Thermal transfer labels 100 × 75 mm, chromo | 385 | unit: ROL; pack: Roll of 1000; hsn: 482110
      Chromo paper labels of 100 × 75 mm on 76 mm core for carton marking.
      Size: 100 × 75 mm; Labels: 1000; Adhesive: Permanent acrylic
    LBR-50X25 | Thermal transfer labels 50 × 25 mm, polyester | 1180 | unit: ROL; pack: Roll of 2000; hsn: 391990
      Silver polyester labels of 50 × 25 mm for assets and machined parts, oil resistant.
      Size: 50 × 25 mm; Labels: 2000; Adhesive: Permanent acrylic
    RBN-110 | Thermal transfer ribbon 110 mm × 300 m, wax-resin | 590 | unit: ROL; pack: Roll of 300 m; hsn: 961210
      Black wax-resin ribbon of 110 mm and 300 m, smudge resistant.
      Width: 110 mm; Length: 300 m; Type: Wax-resin
    SCN-2D | Barcode scanner 1D/2D, USB, with stand | 5850 | hsn: 847160
      Hand-held imager reading linear and 2D codes from labels and screens, USB with stand.
      Codes: 1D and 2D; Interface: USB; Drop: 1.5 m
  `,
});

const ups = singles({
  category,
  subcategory: 'Power backup',
  group: 'UPS',
  brand,
  hsn: '850440',
  gst: GST.standard,
  buyers: { konkan: only('ON-1000', 'ON-3000'), deccan: only('LI-600', 'ON-6000') },
  rows: `
    LI-600 | UPS line-interactive 600 VA / 360 W | 2650
      Line-interactive UPS of 600 VA giving about 15 min at half load, for desktops and network switches. 230 V single phase output; IEC 62040-1.
      Rating: 600 VA / 360 W; Type: line-interactive; Back-up at half load: 15 min; Output: 230 V, 50 Hz; Battery: Sealed lead-acid
    ON-1000 | UPS online double conversion 1000 VA / 900 W | 17800
      Online double-conversion UPS of 1000 VA giving about 15 min at half load, for servers, PLC panels and laboratory instruments. 230 V single phase output; IEC 62040-1.
      Rating: 1000 VA / 900 W; Type: online; Back-up at half load: 15 min; Output: 230 V, 50 Hz; Battery: Sealed lead-acid
    ON-3000 | UPS online double conversion 3000 VA / 2700 W | 48500
      Online double-conversion UPS of 3000 VA giving about 20 min at half load, for servers, PLC panels and laboratory instruments. 230 V single phase output; IEC 62040-1.
      Rating: 3000 VA / 2700 W; Type: online; Back-up at half load: 20 min; Output: 230 V, 50 Hz; Battery: Sealed lead-acid
    ON-6000 | UPS online double conversion 6000 VA / 5400 W | 98000
      Online double-conversion UPS of 6000 VA giving about 15 min at half load, for servers, PLC panels and laboratory instruments. 230 V single phase output; IEC 62040-1.
      Rating: 6000 VA / 5400 W; Type: online; Back-up at half load: 15 min; Output: 230 V, 50 Hz; Battery: Sealed lead-acid
  `,
});

const batteries = singles({
  category,
  subcategory: 'Power backup',
  group: 'BAT',
  brand,
  hsn: '850720',
  gst: GST.standard,
  buyers: { aravalli: only('SMF-7'), konkan: only('SMF-26'), deccan: only('SMF-65', 'TUB-150') },
  rows: `
    SMF-7 | Sealed lead-acid battery 12 V 7 Ah | 790
      Sealed lead-acid battery of 12 V and 7 Ah for small UPS, emergency lights and alarm panels. Maintenance free, any position; IS 15549.
      Voltage: 12 V; Capacity: 7 Ah at C20; Type: VRLA
    SMF-26 | Sealed lead-acid battery 12 V 26 Ah | 2950
      Sealed lead-acid battery of 12 V and 26 Ah for online UPS and fire panels. Maintenance free, any position; IS 15549.
      Voltage: 12 V; Capacity: 26 Ah at C20; Type: VRLA
    SMF-65 | Sealed lead-acid battery 12 V 65 Ah | 6450
      Sealed lead-acid battery of 12 V and 65 Ah for UPS banks and control supplies. Maintenance free, any position; IS 15549.
      Voltage: 12 V; Capacity: 65 Ah at C20; Type: VRLA
    TUB-150 | Tubular lead-acid battery 12 V 150 Ah | 13800
      Tubular lead-acid battery of 12 V and 150 Ah for inverters and solar systems of site offices. Tall tubular, low topping up; IS 13369.
      Voltage: 12 V; Capacity: 150 Ah at C10; Type: Tubular, flooded
  `,
});

const peripherals = singles({
  category,
  subcategory: 'Peripherals & storage',
  group: 'PER',
  brand,
  hsn: '847160',
  gst: GST.standard,
  buyers: { aravalli: only('USB-64'), konkan: except('USB-64') },
  rows: `
    KBM-USB | Keyboard and mouse set, USB, wired | 690 | unit: SET; pack: Set of keyboard and mouse
      Wired USB keyboard with rupee key and optical mouse of 1000 dpi.
      Interface: USB; Layout: English (India); Mouse: 1000 dpi
    KBD-SIL | Silicone keyboard, IP68, washable, USB | 3850
      Sealed silicone keyboard for clean rooms and shop floor, wipes down with IPA.
      Interface: USB; Protection: IP68; Colour: White
    SSD-1T | External SSD 1 TB, USB-C, 1000 MB/s | 7850 | hsn: 847170
      Portable SSD of 1 TB with USB-C and hardware encryption for backups.
      Capacity: 1 TB; Speed: 1000 MB/s; Interface: USB 3.2
    USB-64 | USB flash drive 64 GB, metal, USB 3.2 | 490 | hsn: 852351
      Metal flash drive of 64 GB for CNC programs and data transfer.
      Capacity: 64 GB; Speed: 130 MB/s read; Interface: USB 3.2
  `,
});

export const itEquipment: Family[] = [computers, patchCords, network, printing, ups, batteries, peripherals];
