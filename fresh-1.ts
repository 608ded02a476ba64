import {launch,log,login,shot,main,base} from './fresh-lib.ts';
const b=await launch(); const p=await (await b.newContext({viewport:{width:1440,height:900}})).newPage(); log(p);
await p.goto(base+'/portal/catalog'); await p.waitForTimeout(800); console.log('anon ->',p.url());
const btn=p.getByRole('button',{name:/Sign in/}); console.log('disabled empty',await btn.isDisabled());
await p.getByLabel('Email').fill(' buyer@aravalli-auto.example ');await p.getByLabel('Password',{exact:true}).fill('wrong-one-12');await btn.click();await p.waitForTimeout(1500);
console.log(await main(p)); await shot(p,'login-wrong');
await p.getByLabel('Password',{exact:true}).fill('PlantSetu-demo-1'); console.log('after edit', (await main(p)).slice(0,200)); await btn.click(); await p.waitForTimeout(1500); console.log('landed',p.url());
for (const q of ['6205','SKF-6205-2RS','6205-2RS','62052RS','6205 2rs','baering','beering 6205','bearng','deep groove','SKF']){ await p.goto(base+'/portal/catalog'); const s=p.getByRole('searchbox').first(); await s.fill(q); await p.waitForTimeout(900); console.log('Q',q,p.url().slice(20),(await main(p)).replace(/.*(Showing)/,'$1').slice(0,330)); }
await shot(p,'cat');
await p.goto(base+'/portal/catalog');await p.waitForTimeout(600); console.log((await main(p)).slice(0,900));
await p.goto(base+'/portal'); await p.waitForTimeout(900); console.log('OVERVIEW',(await main(p)).slice(0,1500)); await shot(p,'overview');
await b.close();
