import { chromium } from '@playwright/test';
import spart from '@sparticuz/chromium';
export const base='http://localhost:18477';
export const launch=async()=>chromium.launch({ executablePath: await spart.executablePath(), args:['--no-sandbox','--headless=new','--disable-gpu'] });
export const log=(p:any,n='')=>{p.on('console',(m:any)=>['error','warning'].includes(m.type())&&console.log(n,'CONSOLE',m.text().slice(0,250)));p.on('pageerror',(e:any)=>console.log(n,'PAGEERR',e.message));p.on('response',(r:any)=>{if(r.status()>=400)console.log(n,'HTTP',r.status(),r.url())})};
export const login=async(p:any,email='buyer@aravalli-auto.example')=>{await p.goto(base+'/login/customer');await p.getByLabel('Email').fill(email);await p.getByLabel('Password',{exact:true}).fill('PlantSetu-demo-1');await p.getByRole('button',{name:'Sign in'}).click();await p.waitForURL(/portal/);};
export const shot=(p:any,n:string,full=false)=>p.screenshot({path:`/tmp/fresh/s/${n}.png`,fullPage:full});
export const main=async(p:any)=>(await p.locator('main').innerText()).replace(/\n+/g,' | ');
