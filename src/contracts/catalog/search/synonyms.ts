import { stem } from './stem.ts';

/**
 * Words of the trade for the same goods, with Hindi in both scripts. A line with `=` is a set: each phrase also finds the
 * others. With `>` only the first finds the rest: shoes also finds boots, and dastana gloves.
 */
const LINES = `
allen key = hex key = hexagon key
allen bolt = allen screw = socket head = allen cap screw = socket head cap screw
torx = six lobe = star
torx key = six lobe key = star key
wooden = wood = pinewood
2rs = ddu = llu = 2rs1 = 2rsh
zz = 2z
grub screw = set screw
nyloc nut = nylock nut = nylon insert nut = prevailing torque nut
anchor fastener = anchor bolt = expansion anchor = wedge anchor = rawl bolt
pop rivet = blind rivet
circlip = retaining ring = snap ring
plummer block = pillow block
oil seal = rotary shaft seal
v belt = vee belt
taper bush = taper lock bush
spanner = wrench
ring spanner = box spanner
slide wrench = adjustable spanner = monkey wrench = adjustable wrench
vernier = calliper = vernier calliper
mallet > hammer
snips > shear
drill bit > drill
hacksaw blade > hacksaw
emery paper = emery cloth = sand paper = sandpaper = abrasive sheet = abrasive paper = waterproof paper
cutting wheel = cutting disc = cut off wheel
grinding wheel = grinding disc
hammer drill = rotary hammer
demolition hammer = breaker
mcb = miniature circuit breaker = circuit breaker
rccb = elcb = residual current
mccb = moulded case
dol > direct on line = dol starter
contactor = power contactor
olr = overload relay = thermal overload
vfd = ac drive = variable frequency drive = inverter drive = vsd
wire = cable
lan cable = patch cord = network cable = ethernet cable = cat6
tube light = led batten = batten
led bulb = led lamp = bulb
street light > luminaire
flood light = floodlight
megger = insulation tester
tong tester = clamp meter
multi meter = multimeter
smps = power supply
proximity sensor = proximity switch
push button = pushbutton
isolator = switch disconnector
gland = cable gland
lug = cable lug = thimble
cable tie = zip tie
insulation tape = pvc tape = electrical tape
nrv = non return valve = check valve
prv > pressure reducing = relief valve
frl = filter regulator lubricator
solenoid valve = directional valve
air cylinder = pneumatic cylinder
pu tube = polyurethane tube = pu tubing
hose pipe = hose
hose clip = hose clamp
gi = galvanised = galvanized iron
ms = mild steel
ss = stainless steel = stainless
ci = cast iron
teflon = ptfe
teflon tape = ptfe tape = thread seal tape
viton = fkm
nitrile = nbr
gum boot = gumboot
rubber boot > gumboot
safety shoe = safety boot
shoe > safety shoe
boot > safety shoe
helmet > safety helmet
goggle = safety glass = spectacle = safety spectacle = eyewear
ear plug = earplug
ear muff = earmuff
n95 > ffp2 = respirator
n95 mask > ffp2 = respirator
dust mask = respirator
mask = respirator = face mask
reflective jacket = hi vis vest = safety vest = high visibility vest = vest
safety belt = harness = full body harness
fall arrestor > fall arrester
apron = bib apron
coverall = boiler suit
loto > lockout
caution tape = barricade tape = barrier tape = warning tape
ipa = isopropyl alcohol = 2 propanol = propan 2 ol = isopropanol
caustic soda = sodium hydroxide = naoh
hcl = hydrochloric acid
h2so4 = sulphuric acid
hno3 = nitric acid
bleach = sodium hypochlorite = hypochlorite
sanitizer = hand rub = handrub = sanitiser
hand sanitiser > hand rub = handrub
erlenmeyer flask = conical flask
eppendorf tube = eppendorf = microcentrifuge tube = microtube
falcon tube = centrifuge tube
parafilm = sealing film = laboratory film
filter paper = filter circle
whatman > filter paper
pipette tip = micropipette tip
weighing scale = weighing balance = balance
magnetic stirrer = hot plate stirrer
loctite > threadlocker = thread locker = anaerobic
loctite 222 > threadlocker low
loctite 242 > threadlocker medium
loctite 243 > threadlocker medium
loctite 262 > threadlocker high
loctite 263 > threadlocker high
loctite 270 > threadlocker high
loctite 271 > threadlocker high
super glue = cyanoacrylate = instant adhesive = fevikwik
araldite = epoxy adhesive
pipe gum = solvent cement = pvc cement
rtv = silicone sealant
wd40 = penetrating oil = penetrating spray = rust remover
grease gun = lever grease gun
thinner = paint thinner
jerry can = jerrycan
jubilee clip > hose clamp
dustbin = waste bin = dust bin = garbage bin = trash bin = wheeled bin = pedal bin = litter bin
garbage bag = waste bag = bin bag = bin liner = dustbin bag
phenyl = floor cleaner = disinfectant
wiper = squeegee
jhadu > broom
toilet paper = toilet roll = toilet tissue
tissue = tissue paper
hand wash = handwash = liquid soap = hand soap
xerox paper = copier paper = photocopy paper = printing paper
pen drive = usb drive = usb flash drive = flash drive
printer toner = toner cartridge = toner
inverter battery = tubular battery
dg set = diesel generator = generator set = genset = generator
cctv = ip camera = network camera
cctv camera = ip camera
almirah = steel cupboard = cupboard = storage cabinet
cello tape = bopp tape = packing tape = packaging tape = adhesive tape
bubble wrap = bubble film = air bubble
stretch film = stretch wrap = shrink wrap
strapping clip = strapping seal
strapping roll = strapping band = strap
carton = corrugated box = carton box
trolley = platform truck = hand truck
hand pallet truck = pallet truck = pallet jack
chain pulley block = chain block = chain hoist
d shackle = dee shackle
wire rope sling = rope sling
rebound hammer = concrete test hammer = schmidt hammer
auto level = automatic level = dumpy level = optical level
measuring tape = tape measure = steel tape
submersible pump = dewatering pump
vibrator needle = poker vibrator = concrete vibrator
dastana > glove
dastane > glove
दस्ताने > glove
दस्ताना > glove
hathoda > hammer = ball pein hammer = sledge hammer
hathora > hammer = ball pein hammer = sledge hammer
hathauda > hammer = ball pein hammer = sledge hammer
हथौड़ा > hammer = ball pein hammer = sledge hammer
pana > spanner
पाना > spanner
pechkas > screwdriver
penchkas > screwdriver
पेचकस > screwdriver
plas > plier
पलास > plier
chimta > tong
rinch > pipe wrench
aari > hand saw = hacksaw
आरी > hand saw = hacksaw
chheni > chisel
छेनी > chisel
reti > file
joota > safety shoe
juta > safety shoe
jute > safety shoe
जूता > safety shoe
जूते > safety shoe
topi > helmet
हेलमेट > helmet
chashma > goggle
चश्मा > goggle
मास्क > mask
झाड़ू > broom
jhaadu > broom
pocha > mop
पोछा > mop
kachra bag > garbage bag
kachra > waste
कचरा > waste
kachre ki theli > garbage bag
sabun > soap
साबुन > soap
haath dhone sabun > hand wash
balti > bucket
बाल्टी > bucket
fawda > shovel = powrah = phawda
phawda > shovel = powrah
फावड़ा > shovel = powrah = phawda
belcha > shovel
बेलचा > shovel
gainti > pickaxe = pick axe
गैंती > pickaxe = pick axe
sabbal > crowbar = crow bar
सब्बल > crowbar = crow bar
karni > trowel
करनी > trowel
mistri > mason
rassi > rope
रस्सी > rope
taar > wire
तार > wire
tala > padlock
ताला > padlock
seedhi > ladder
sidhi > ladder
सीढ़ी > ladder
kursi > chair
कुर्सी > chair
mez > table
tarazu > balance
तराजू > balance
kanta > weighing scale
paint brush > brush
rang > paint
रंग > paint
tel > oil
तेल > oil
nalka > tap = bib cock
नल > tap = bib cock
nal > tap
batti > lamp = bulb
बल्ब > lamp = bulb
pankha > fan
पंखा > fan
kagaz > paper
कागज > paper
kalam > pen
dhaga > thread
keel > nail
कील > nail
kabza > hinge
बेयरिंग > bearing
बोल्ट > bolt
नट > nut
वाल्व > valve
पंप > pump
मोटर > motor
`;

/** Longest phrase, in words. */
const MAX_PHRASE = 4;

const key = (phrase: string) => phrase.normalize('NFKC').split(' ').map(stem).join(' ');

const phrases = new Map<string, string[]>();
for (const line of LINES.trim().split('\n')) {
  const [asked, others] = line.split(' > ');
  const set = (others ?? asked!).split(' = ');
  for (const phrase of others === undefined ? set : [asked!]) {
    const found = phrases.get(key(phrase)) ?? [];
    phrases.set(key(phrase), [...found, ...set.filter((other) => other !== phrase)]);
  }
}

/** The synonyms of the longest phrase at the beginning of some words, and how many words it has; none of one word. */
export function phrasesFor(words: string[]): { length: number; phrases: string[] } {
  for (let length = Math.min(MAX_PHRASE, words.length); length > 0; length--) {
    const found = phrases.get(words.slice(0, length).join(' '));
    if (found) return { length, phrases: found };
  }
  return { length: 1, phrases: [] };
}
